const day = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
});

export const suspensionSentence = (until: Date): string =>
  `Anda bisa menulis lagi pada ${day.format(until)} WIB. Keberatan? Ajukan banding di halaman Notifikasi.`;
