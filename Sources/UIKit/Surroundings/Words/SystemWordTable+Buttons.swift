extension SystemWordTable {
    /// The words of buttons and fields.
    static let buttons = """
             | back | done | cancel | edit | save | undo | redo | delete | search | close | today | time | loading | noResults
        en | Back | Done | Cancel | Edit | Save | Undo | Redo | Delete | Search | Close | Today | Time | Loading… | No Results
        ar | رجوع | تم | إلغاء | تعديل | حفظ | تراجع | إعادة | حذف | بحث | إغلاق | اليوم | الوقت | جارٍ التحميل… | لا توجد نتائج
        ca | Enrere | Fet | Cancel·la | Edita | Desa | Desfés | Refés | Elimina | Cerca | Tanca | Avui | Hora | S’està carregant… | Cap resultat
        cs | Zpět | Hotovo | Zrušit | Upravit | Uložit | Odvolat | Opakovat | Smazat | Hledat | Zavřít | Dnes | Čas | Načítání… | Žádné výsledky
        da | Tilbage | OK | Annuller | Rediger | Arkiver | Fortryd | Gentag | Slet | Søg | Luk | I dag | Tidspunkt | Indlæser… | Ingen resultater
        de | Zurück | Fertig | Abbrechen | Bearbeiten | Sichern | Widerrufen | Wiederholen | Löschen | Suchen | Schließen | Heute | Uhrzeit | Laden … | Keine Ergebnisse
        el | Πίσω | Τέλος | Ακύρωση | Επεξεργασία | Αποθήκευση | Αναίρεση | Επανάληψη | Διαγραφή | Αναζήτηση | Κλείσιμο | Σήμερα | Ώρα | Φόρτωση… | Δεν υπάρχουν αποτελέσματα
        es | Atrás | OK | Cancelar | Editar | Guardar | Deshacer | Rehacer | Eliminar | Buscar | Cerrar | Hoy | Hora | Cargando… | Sin resultados
        es-419 | Atrás | Listo
        es-US | Atrás | Listo
        fi | Takaisin | Valmis | Kumoa | Muokkaa | Tallenna | Peru | Tee uudelleen | Poista | Etsi | Sulje | Tänään | Aika | Ladataan… | Ei tuloksia
        fr | Retour | OK | Annuler | Modifier | Enregistrer | Annuler | Rétablir | Supprimer | Rechercher | Fermer | Aujourd’hui | Heure | Chargement… | Aucun résultat
        he | חזרה | סיום | ביטול | עריכה | שמירה | ביטול | ביצוע חוזר | מחיקה | חיפוש | סגירה | היום | שעה | בטעינה… | אין תוצאות
        hi | वापस | पूर्ण | रद्द करें | संपादित करें | सहेजें | पूर्ववत् करें | फिर से करें | डिलीट करें | खोजें | बंद करें | आज | समय | लोड हो रहा है… | कोई परिणाम नहीं
        hr | Natrag | OK | Odustani | Uredi | Spremi | Poništi | Ponovi | Obriši | Traži | Zatvori | Danas | Vrijeme | Učitavanje… | Nema rezultata
        hu | Vissza | Kész | Mégsem | Szerkesztés | Mentés | Visszavonás | Újra | Törlés | Keresés | Bezárás | Ma | Idő | Betöltés… | Nincs találat
        id | Kembali | Selesai | Batalkan | Edit | Simpan | Urungkan | Ulangi | Hapus | Cari | Tutup | Hari Ini | Waktu | Memuat… | Tidak Ada Hasil
        it | Indietro | Fine | Annulla | Modifica | Salva | Annulla | Ripristina | Elimina | Cerca | Chiudi | Oggi | Ora | Caricamento… | Nessun risultato
        ja | 戻る | 完了 | キャンセル | 編集 | 保存 | 取り消す | やり直す | 削除 | 検索 | 閉じる | 今日 | 時刻 | 読み込み中… | 結果なし
        ko | 뒤로 | 완료 | 취소 | 편집 | 저장 | 실행 취소 | 실행 복귀 | 삭제 | 검색 | 닫기 | 오늘 | 시간 | 로드 중… | 결과 없음
        ms | Kembali | Selesai | Batal | Edit | Simpan | Buat Asal | Buat Semula | Padam | Cari | Tutup | Hari Ini | Masa | Memuatkan… | Tiada Hasil
        nb | Tilbake | Ferdig | Avbryt | Rediger | Arkiver | Angre | Utfør likevel | Slett | Søk | Lukk | I dag | Tid | Laster inn … | Ingen treff
        nl | Terug | Gereed | Annuleer | Wijzig | Bewaar | Herstel | Opnieuw | Verwijder | Zoek | Sluit | Vandaag | Tijd | Laden… | Geen resultaten
        pl | Wstecz | Gotowe | Anuluj | Edycja | Zachowaj | Cofnij | Ponów | Usuń | Szukaj | Zamknij | Dzisiaj | Godzina | Ładowanie… | Brak wyników
        pt-BR | Voltar | OK | Cancelar | Editar | Salvar | Desfazer | Refazer | Apagar | Buscar | Fechar | Hoje | Hora | Carregando… | Nenhum Resultado
        pt-PT | Voltar | OK | Cancelar | Editar | Guardar | Desfazer | Refazer | Apagar | Procurar | Fechar | Hoje | Hora | A carregar… | Sem resultados
        ro | Înapoi | OK | Anulați | Editați | Salvați | Anulați | Refaceți | Ștergeți | Căutare | Închideți | Azi | Ora | Se încarcă… | Niciun rezultat
        ru | Назад | Готово | Отменить | Править | Сохранить | Отменить | Повторить | Удалить | Поиск | Закрыть | Сегодня | Время | Загрузка… | Нет результатов
        sk | Späť | Hotovo | Zrušiť | Upraviť | Uložiť | Odvolať | Opakovať | Vymazať | Vyhľadať | Zavrieť | Dnes | Čas | Načítava sa… | Žiadne výsledky
        sv | Tillbaka | Klar | Avbryt | Redigera | Spara | Ångra | Gör om | Radera | Sök | Stäng | Idag | Tid | Läser in… | Inga resultat
        th | กลับ | เสร็จสิ้น | ยกเลิก | แก้ไข | บันทึก | เลิกทำ | ทำซ้ำ | ลบ | ค้นหา | ปิด | วันนี้ | เวลา | กำลังโหลด… | ไม่มีผลลัพธ์
        tr | Geri | Bitti | Vazgeç | Düzenle | Kaydet | Geri Al | Yinele | Sil | Ara | Kapat | Bugün | Saat | Yükleniyor… | Sonuç Yok
        uk | Назад | Готово | Скасувати | Редагувати | Зберегти | Відмінити | Повторити | Видалити | Пошук | Закрити | Сьогодні | Час | Завантаження… | Немає результатів
        vi | Quay lại | Xong | Hủy | Sửa | Lưu | Hoàn tác | Làm lại | Xóa | Tìm kiếm | Đóng | Hôm nay | Thời gian | Đang tải… | Không có kết quả
        zh-Hans | 返回 | 完成 | 取消 | 编辑 | 存储 | 撤销 | 重做 | 删除 | 搜索 | 关闭 | 今天 | 时间 | 正在载入… | 无结果
        zh-Hant | 返回 | 完成 | 取消 | 編輯 | 儲存 | 還原 | 重做 | 刪除 | 搜尋 | 關閉 | 今天 | 時間 | 正在載入⋯ | 沒有結果
        zh-HK | 返回 | 完成 | 取消 | 編輯 | 儲存 | 還原 | 重做 | 刪除 | 搜尋 | 關閉 | 今日 | 時間 | 正在載入⋯ | 沒有結果
        """
}
