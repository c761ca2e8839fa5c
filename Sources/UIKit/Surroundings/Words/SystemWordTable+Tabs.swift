extension SystemWordTable {
    /// The titles of the system's tabs.
    static let tabs = """
             | more | favorites | featured | topRated | recents | contacts | history | bookmarks | downloads | mostRecent | mostViewed
        en | More | Favorites | Featured | Top Rated | Recents | Contacts | History | Bookmarks | Downloads | Most Recent | Most Viewed
        en-AU | | Favourites
        en-GB | | Favourites
        en-IN | | Favourites
        ar | المزيد | المفضلة | المميزة | الأعلى تقييمًا | الحديثة | جهات الاتصال | السجل | الإشارات المرجعية | التنزيلات | الأحدث | الأكثر مشاهدة
        ca | Més | Favorits | Destacats | Més ben valorats | Recents | Contactes | Historial | Preferits | Descàrregues | Més recents | Més vistos
        cs | Více | Oblíbené | Doporučené | Nejlépe hodnocené | Poslední | Kontakty | Historie | Záložky | Stahování | Nejnovější | Nejsledovanější
        da | Mere | Favoritter | Udvalgte | Topliste | Seneste | Kontakter | Historik | Bogmærker | Overførsler | Nyeste | Mest sete
        de | Mehr | Favoriten | Highlights | Topliste | Anrufliste | Kontakte | Verlauf | Lesezeichen | Downloads | Neueste | Meistgesehen
        el | Περισσότερα | Αγαπημένα | Προτεινόμενα | Κορυφαία | Πρόσφατα | Επαφές | Ιστορικό | Σελιδοδείκτες | Λήψεις | Πιο πρόσφατα | Πιο δημοφιλή
        es | Más | Favoritos | Destacados | Mejor valorados | Recientes | Contactos | Historial | Marcadores | Descargas | Más recientes | Más vistos
        fi | Lisää | Suosikit | Esittelyssä | Suosituimmat | Äskeiset | Yhteystiedot | Historia | Kirjanmerkit | Lataukset | Uusimmat | Katsotuimmat
        fr | Autre | Favoris | Sélection | Classement | Récents | Contacts | Historique | Signets | Téléchargements | Les plus récents | Les plus vus
        he | עוד | מועדפים | מומלצים | המדורגים ביותר | אחרונות | אנשי קשר | היסטוריה | סימניות | הורדות | האחרונים ביותר | הנצפים ביותר
        hi | अधिक | पसंदीदा | विशेष | सर्वाधिक रेटिंग वाले | हालिया | संपर्क | इतिहास | बुकमार्क | डाउनलोड | सबसे हालिया | सर्वाधिक देखे गए
        hr | Još | Favoriti | Istaknuto | Najbolje ocijenjeno | Nedavno | Kontakti | Povijest | Knjižne oznake | Preuzimanja | Najnovije | Najgledanije
        hu | Több | Kedvencek | Kiemelt | Legjobbra értékelt | Legutóbbiak | Kontaktok | Előzmények | Könyvjelzők | Letöltések | Legújabb | Legnézettebb
        id | Lainnya | Favorit | Unggulan | Peringkat Teratas | Terbaru | Kontak | Riwayat | Penanda | Unduhan | Paling Baru | Paling Banyak Dilihat
        it | Altro | Preferiti | In primo piano | Più votati | Recenti | Contatti | Cronologia | Segnalibri | Download | Più recenti | Più visti
        ja | その他 | よく使う項目 | おすすめ | トップレート | 履歴 | 連絡先 | 履歴 | ブックマーク | ダウンロード | 最近の項目 | 再生回数
        ko | 더 보기 | 즐겨찾기 | 추천 | 최고 평점 | 최근 통화 | 연락처 | 방문 기록 | 책갈피 | 다운로드 | 가장 최근 | 가장 많이 본 항목
        ms | Lagi | Kegemaran | Ditampilkan | Penilaian Tertinggi | Terbaru | Kenalan | Sejarah | Penanda Buku | Muat Turun | Paling Terbaru | Paling Banyak Dilihat
        nb | Mer | Favoritter | Utvalgte | Høyest vurdert | Siste | Kontakter | Logg | Bokmerker | Nedlastinger | Nyeste | Mest sett
        nl | Meer | Favorieten | Uitgelicht | Best beoordeeld | Recent | Contacten | Geschiedenis | Bladwijzers | Downloads | Meest recent | Meest bekeken
        pl | Więcej | Ulubione | Polecane | Najwyżej oceniane | Ostatnie | Kontakty | Historia | Zakładki | Pobrane | Najnowsze | Najczęściej oglądane
        pt-BR | Mais | Favoritos | Destaques | Mais Bem Avaliados | Recentes | Contatos | Histórico | Favoritos | Downloads | Mais Recentes | Mais Vistos
        pt-PT | Mais | Favoritos | Destaques | Melhor classificação | Recentes | Contactos | Histórico | Marcadores | Descargas | Mais recentes | Mais vistos
        ro | Mai multe | Favorite | Recomandate | Cele mai apreciate | Recente | Contacte | Istoric | Marcaje | Descărcări | Cele mai recente | Cele mai vizionate
        ru | Еще | Избранное | Подборка | Топ | Недавние | Контакты | История | Закладки | Загрузки | Последние | Популярные
        sk | Viac | Obľúbené | Odporúčané | Najlepšie hodnotené | Posledné | Kontakty | História | Záložky | Sťahovania | Najnovšie | Najsledovanejšie
        sv | Mer | Favoriter | Utvalt | Högst betyg | Senaste | Kontakter | Historik | Bokmärken | Hämtningar | Nyaste | Mest sedda
        th | เพิ่มเติม | รายการโปรด | แนะนำ | คะแนนสูงสุด | ล่าสุด | รายชื่อ | ประวัติ | ที่คั่นหน้า | รายการดาวน์โหลด | ใหม่ที่สุด | ดูมากที่สุด
        tr | Daha Fazla | Favoriler | Öne Çıkanlar | En Beğenilenler | Son Aramalar | Kişiler | Geçmiş | Yer İmleri | İndirilenler | En Son | En Çok İzlenenler
        uk | Більше | Обране | Добірка | Топ | Недавні | Контакти | Історія | Закладки | Викачування | Найновіші | Найпопулярніші
        vi | Thêm | Mục ưa thích | Nổi bật | Đánh giá cao nhất | Gần đây | Danh bạ | Lịch sử | Dấu trang | Tải về | Gần đây nhất | Xem nhiều nhất
        zh-Hans | 更多 | 个人收藏 | 精选 | 最受好评 | 最近通话 | 通讯录 | 历史记录 | 书签 | 下载 | 最新 | 最多浏览
        zh-Hant | 更多 | 喜好項目 | 精選 | 最高評價 | 通話記錄 | 聯絡資訊 | 瀏覽記錄 | 書籤 | 下載項目 | 最新 | 最多瀏覽
        zh-HK | 更多 | 喜好項目 | 精選 | 最高評分 | 通話記錄 | 通訊錄 | 瀏覽記錄 | 書籤 | 下載項目 | 最新 | 最多瀏覽
        """
}
