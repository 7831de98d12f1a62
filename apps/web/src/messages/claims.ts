/** The claimed figures, spelled as the specification has them. The measured ones are on /transparansi. */
export const landingClaims = [
  { figure: '95%', label: 'akurasi AI' },
  { figure: '1,000+', label: 'pengguna aktif' },
  { figure: '5,000+', label: 'benda terklasifikasi' },
  { figure: '25+', label: 'bank sampah mitra' },
];

/** The same claims in the shorter form of the about page. */
export const aboutClaims = [
  { figure: '95%', label: 'akurasi AI' },
  { figure: '1K+', label: 'pengguna aktif' },
  { figure: '5K+', label: 'benda terklasifikasi' },
  { figure: '25+', label: 'bank sampah mitra' },
];

export const sellWasteClaims = [
  { figure: '45+', label: 'pengepul terdaftar' },
  { figure: '10Jt+', label: 'total transaksi' },
  { figure: '85%', label: 'dengan layanan jemput' },
  { figure: '4.7', label: 'nilai rata-rata' },
];

export const claimSource = {
  question: 'Dari mana angka ini?',
  link: 'Lihat data terbaru dan kartu model',
};
