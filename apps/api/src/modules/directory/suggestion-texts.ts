/** Texts of suggestions that are not errors of the contract. */
export const suggestionTexts = {
  /** Source of a price that came with a suggestion. */
  priceSource: 'Usulan warga',
  authorHasGone: 'Akun yang sudah dihapus',
  closureAuthor: 'Laporan warga',
  closureNote: (people: number) =>
    `${people} orang melaporkan bahwa tempat ini sudah tutup. Pastikan dulu, misalnya lewat telepon atau kunjungan.`,
  samePriceTwice: 'Jenis dan kondisi ini sudah ada di atas. Hapus salah satunya.',
  noOpeningTime: 'Jam buka dan jam tutup tidak boleh sama.',
};
