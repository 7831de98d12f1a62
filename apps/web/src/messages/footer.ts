/** Texts of the footer, which is rendered on the server only. */
export const footerText = {
  quickLinks: 'Tautan Cepat',
  wasteMap: 'Peta Sampah',
  legal: 'Legal',
  privacyPolicy: 'Kebijakan Privasi',
  termsOfService: 'Syarat Layanan',
  transparency: 'Transparansi',
  contact: 'Kontak',
  instagram: 'Instagram',
  youtube: 'YouTube',
  basedIn: 'Sampang, Madura, Jawa Timur',
  testedIn: 'Diuji bersama warga dan sekolah di Madura',
  short: 'Bantuan dan aturan',
  privacy: 'Privasi',
  terms: 'Syarat',
};
