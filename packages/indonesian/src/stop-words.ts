/** Words that are ignored in searches. */
export const stopWords: ReadonlySet<string> = new Set(
  `ada adalah agar akan aku anda apa apakah atau bagaimana bagi bahwa banyak beberapa begitu belum bila bisa boleh
  bukan buat dalam dan dapat dari dengan demi di dia dong dulu gak ga gimana hanya harus hingga ia ini itu jadi jangan
  jika juga kah kak kalau kalian kalo kami kamu kan karena kata ke kenapa kepada ketika kita lagi lah lain lebih maka
  mana mau masih mengapa mereka mohon namun nih nggak nya oleh pada para pernah pun punya saat saja sama sampai sangat
  saya se sebagai sebuah secara sedang sehingga sejak seperti serta setelah setiap si sih siapa sudah supaya tapi telah
  tentang terhadap tersebut tetapi tidak tolong udah untuk walau yaitu yakni yang`.split(/\s+/),
);
