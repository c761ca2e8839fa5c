extension SystemWordTable {
    /// The words on the keys of the keyboard.
    static let keyboard = """
             | returnKey | goKey | nextKey | searchKey | sendKey | doneKey | joinKey | routeKey | continueKey | callKey | spaceKey
        en | return | go | next | search | send | done | join | route | continue | emergency call | space
        ar | إدخال | انتقال | التالي | بحث | إرسال | تم | انضمام | مسار | متابعة | اتصال طوارئ | مسافة
        ca | retorn | vés | següent | cerca | envia | fet | uneix | ruta | continua | emergència | espai
        cs | return | otevřít | další | hledat | odeslat | hotovo | připojit | trasa | pokračovat | nouzové volání | mezera
        da | retur | gå | næste | søg | send | OK | opret forbindelse | rute | fortsæt | nødopkald | mellemrum
        de | Return | Öffnen | Weiter | Suchen | Senden | Fertig | Verbinden | Route | Weiter | Notruf | Leerzeichen
        el | εισαγωγή | μετάβαση | επόμενο | αναζήτηση | αποστολή | τέλος | σύνδεση | διαδρομή | συνέχεια | κλήση ανάγκης | διάστημα
        es | intro | ir | siguiente | buscar | enviar | OK | acceder | ruta | continuar | emergencias | espacio
        fi | rivinvaihto | siirry | seuraava | etsi | lähetä | valmis | liity | reitti | jatka | hätäpuhelu | välilyönti
        fr | retour | accéder | suivant | rechercher | envoyer | OK | rejoindre | itinéraire | continuer | appel d’urgence | espace
        he | חזרה | מעבר | הבא | חיפוש | שליחה | סיום | הצטרפות | מסלול | המשך | חירום | רווח
        hi | रिटर्न | जाएँ | आगे | खोजें | भेजें | पूर्ण | शामिल हों | मार्ग | जारी रखें | आपातकालीन कॉल | स्पेस
        hr | povratak | idi | sljedeće | traži | pošalji | gotovo | spoji | ruta | nastavi | hitni poziv | razmak
        hu | return | ugrás | tovább | keresés | küldés | kész | csatlakozás | útvonal | folytatás | segélyhívás | szóköz
        id | return | buka | berikutnya | cari | kirim | selesai | gabung | rute | lanjutkan | panggilan darurat | spasi
        it | invio | vai | avanti | cerca | invia | fine | accedi | percorso | continua | emergenza | spazio
        ja | 改行 | 開く | 次へ | 検索 | 送信 | 完了 | 接続 | 経路 | 続ける | 緊急通報 | 空白
        ko | 줄바꿈 | 이동 | 다음 | 검색 | 보내기 | 완료 | 연결 | 경로 | 계속 | 긴급 통화 | 간격
        ms | return | pergi | seterusnya | cari | hantar | selesai | sertai | laluan | teruskan | panggilan kecemasan | ruang
        nb | retur | gå | neste | søk | send | ferdig | koble til | rute | fortsett | nødanrop | mellomrom
        nl | return | ga | volgende | zoek | stuur | gereed | verbind | route | ga door | noodoproep | spatie
        pl | return | idź | dalej | szukaj | wyślij | gotowe | dołącz | trasa | kontynuuj | alarmowe | spacja
        pt-BR | retorno | ir | seguinte | buscar | enviar | OK | conectar | rota | continuar | emergência | espaço
        pt-PT | retorno | ir | seguinte | procurar | enviar | OK | aceder | percurso | continuar | emergência | espaço
        ro | retur | accesați | înainte | căutare | trimiteți | OK | conectare | rută | continuați | apel de urgență | spațiu
        ru | ввод | открыть | далее | найти | отправить | готово | подключить | маршрут | продолжить | экстренный вызов | пробел
        sk | return | prejsť | ďalej | hľadať | odoslať | hotovo | pripojiť | trasa | pokračovať | tiesňové volanie | medzera
        sv | retur | öppna | nästa | sök | skicka | klar | anslut | väg | fortsätt | nödsamtal | mellanslag
        th | ขึ้นบรรทัดใหม่ | ไป | ถัดไป | ค้นหา | ส่ง | เสร็จสิ้น | เข้าร่วม | เส้นทาง | ดำเนินการต่อ | โทรฉุกเฉิน | วรรค
        tr | geç | git | sonraki | ara | gönder | bitti | katıl | yol | sürdür | acil arama | boşluk
        uk | ввід | перейти | далі | знайти | надіслати | готово | підключити | маршрут | продовжити | екстрений виклик | пробіл
        vi | nhập | đi | tiếp | tìm | gửi | xong | tham gia | lộ trình | tiếp tục | gọi khẩn cấp | dấu cách
        zh-Hans | 换行 | 前往 | 下一项 | 搜索 | 发送 | 完成 | 加入 | 路线 | 继续 | 紧急呼叫 | 空格
        zh-Hant | 換行 | 前往 | 下一個 | 搜尋 | 傳送 | 完成 | 加入 | 路線 | 繼續 | 緊急通話 | 空格
        """
}
