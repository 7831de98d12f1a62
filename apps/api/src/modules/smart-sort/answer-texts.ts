/** The table of scans for a spreadsheet. */
export const tableTexts = {
  head: (clock: string) => [
    `Waktu (${clock})`,
    'Hasil',
    'Keyakinan (%)',
    'Penilaian Anda',
    'Jenis sebenarnya',
    'Versi model',
  ],
  right: 'Benar',
  wrong: 'Salah',
  noneOfFive: 'Bukan salah satu dari lima jenis',
};

/** Why a result computed on a device is rejected. */
export const deviceScanTexts = {
  unknownModel: 'Model di perangkat ini tidak dikenali. Muat ulang halaman, lalu foto lagi.',
  future: 'Tanggal dan jam perangkat Anda terlalu maju. Betulkan, lalu foto lagi.',
  tooOld: 'Hasil ini sudah lewat 30 hari. Foto lagi bila masih perlu.',
};
