extension SystemWordTable {
    /// The names by which the system's buttons with symbols are spoken.
    static let spoken = """
             | add | compose | reply | share | organize | refresh | stop | camera | play | pause | rewind | fastForward
        en | Add | Compose | Reply | Share | Organize | Refresh | Stop | Camera | Play | Pause | Rewind | Fast forward
        en-AU | | | | | Organise
        en-GB | | | | | Organise
        en-IN | | | | | Organise
        ar | إضافة | إنشاء | رد | مشاركة | تنظيم | تحديث | إيقاف | الكاميرا | تشغيل | إيقاف مؤقت | إرجاع | تقديم سريع
        ca | Afegeix | Redacta | Respon | Comparteix | Organitza | Actualitza | Atura | Càmera | Reprodueix | Pausa | Rebobina | Avança ràpidament
        cs | Přidat | Napsat | Odpovědět | Sdílet | Uspořádat | Obnovit | Zastavit | Fotoaparát | Přehrát | Pozastavit | Převinout zpět | Převinout vpřed
        da | Tilføj | Skriv | Svar | Del | Organiser | Opdater | Stop | Kamera | Afspil | Sæt på pause | Spol tilbage | Spol frem
        de | Hinzufügen | Verfassen | Antworten | Teilen | Verwalten | Aktualisieren | Stopp | Kamera | Wiedergabe | Pause | Zurückspulen | Vorspulen
        el | Προσθήκη | Σύνταξη | Απάντηση | Κοινή χρήση | Οργάνωση | Ανανέωση | Διακοπή | Κάμερα | Αναπαραγωγή | Παύση | Γρήγορη κίνηση πίσω | Γρήγορη κίνηση μπροστά
        es | Añadir | Redactar | Responder | Compartir | Organizar | Actualizar | Detener | Cámara | Reproducir | Pausar | Retroceder | Avanzar
        es-419 | Agregar
        es-US | Agregar
        fi | Lisää | Kirjoita | Vastaa | Jaa | Järjestä | Päivitä | Pysäytä | Kamera | Toista | Keskeytä | Kelaa taaksepäin | Kelaa eteenpäin
        fr | Ajouter | Rédiger | Répondre | Partager | Organiser | Actualiser | Arrêter | Appareil photo | Lecture | Pause | Retour rapide | Avance rapide
        he | הוספה | כתיבה | השב | שיתוף | ארגון | רענון | עצירה | מצלמה | הפעלה | השהיה | הרצה לאחור | הרצה קדימה
        hi | जोड़ें | लिखें | जवाब दें | शेयर करें | व्यवस्थित करें | रीफ़्रेश करें | रोकें | कैमरा | चलाएँ | विराम दें | रिवाइंड करें | फ़ास्ट फ़ॉरवर्ड करें
        hr | Dodaj | Sastavi | Odgovori | Dijeli | Organiziraj | Osvježi | Zaustavi | Kamera | Reproduciraj | Pauziraj | Premotaj natrag | Premotaj naprijed
        hu | Hozzáadás | Írás | Válasz | Megosztás | Rendezés | Frissítés | Leállítás | Kamera | Lejátszás | Szünet | Visszatekerés | Előretekerés
        id | Tambah | Tulis | Balas | Bagikan | Atur | Segarkan | Hentikan | Kamera | Putar | Jeda | Putar Mundur | Maju Cepat
        it | Aggiungi | Scrivi | Rispondi | Condividi | Organizza | Aggiorna | Interrompi | Fotocamera | Riproduci | Pausa | Riavvolgi | Avanti veloce
        ja | 追加 | 作成 | 返信 | 共有 | 整理 | 更新 | 停止 | カメラ | 再生 | 一時停止 | 巻き戻し | 早送り
        ko | 추가 | 작성 | 답장 | 공유 | 정리 | 새로 고침 | 정지 | 카메라 | 재생 | 일시 정지 | 되감기 | 빨리 감기
        ms | Tambah | Karang | Balas | Kongsi | Atur | Segar Semula | Berhenti | Kamera | Main | Jeda | Mandir | Maju Pantas
        nb | Legg til | Skriv | Svar | Del | Organiser | Oppdater | Stopp | Kamera | Spill av | Pause | Spol tilbake | Spol forover
        nl | Voeg toe | Schrijf | Beantwoord | Deel | Orden | Werk bij | Stop | Camera | Speel af | Pauzeer | Spoel terug | Spoel vooruit
        pl | Dodaj | Napisz | Odpowiedz | Udostępnij | Porządkuj | Odśwież | Zatrzymaj | Aparat | Odtwórz | Wstrzymaj | Przewiń do tyłu | Przewiń do przodu
        pt-BR | Adicionar | Escrever | Responder | Compartilhar | Organizar | Atualizar | Parar | Câmera | Reproduzir | Pausar | Retroceder | Avançar
        pt-PT | Adicionar | Escrever | Responder | Partilhar | Organizar | Atualizar | Parar | Câmara | Reproduzir | Pausa | Recuar | Avançar
        ro | Adăugați | Compuneți | Răspundeți | Partajați | Organizați | Reîmprospătați | Opriți | Cameră | Redați | Pauză | Derulați înapoi | Derulați înainte
        ru | Добавить | Написать | Ответить | Поделиться | Упорядочить | Обновить | Остановить | Камера | Воспроизвести | Пауза | Назад | Вперед
        sk | Pridať | Napísať | Odpovedať | Zdieľať | Usporiadať | Obnoviť | Zastaviť | Kamera | Prehrať | Pozastaviť | Pretočiť dozadu | Pretočiť dopredu
        sv | Lägg till | Skriv | Svara | Dela | Ordna | Uppdatera | Stoppa | Kamera | Spela upp | Pausa | Spola bakåt | Spola framåt
        th | เพิ่ม | เขียน | ตอบกลับ | แชร์ | จัดระเบียบ | รีเฟรช | หยุด | กล้อง | เล่น | หยุดพัก | กรอกลับ | เดินหน้าอย่างเร็ว
        tr | Ekle | Oluştur | Yanıtla | Paylaş | Düzenle | Yenile | Durdur | Kamera | Oynat | Duraklat | Geri sar | İleri sar
        uk | Додати | Написати | Відповісти | Поширити | Упорядкувати | Оновити | Зупинити | Камера | Відтворити | Пауза | Назад | Вперед
        vi | Thêm | Soạn | Trả lời | Chia sẻ | Sắp xếp | Làm mới | Dừng | Camera | Phát | Tạm dừng | Tua lại | Tua đi
        zh-Hans | 添加 | 编写 | 回复 | 共享 | 整理 | 刷新 | 停止 | 相机 | 播放 | 暂停 | 快退 | 快进
        zh-Hant | 加入 | 編寫 | 回覆 | 分享 | 整理 | 重新整理 | 停止 | 相機 | 播放 | 暫停 | 倒轉 | 快轉
        """
}
