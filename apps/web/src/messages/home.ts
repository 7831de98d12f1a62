/** Words of the landing page. */
export const homeText = {
  headline: { before: 'Pilah sampah dengan ', marked: 'cerdas', after: ' untuk bumi lestari' },
  lead: 'Foto satu benda. Anda langsung tahu jenisnya, cara menyiapkannya, dan siapa yang mau membelinya.',
  smartSort: 'Foto Sampah',
  about: (product: string) => `Tentang ${product}`,
  picture:
    'Halaman kampung: seorang anak di dekat lima tempat sampah, ponsel yang mengenali botol, warga dengan becak barang berisi karung di depan rumah, dan mangrove di tepi air',
};
