/** Texts of the landing page that are rendered on the server only. */
export const sampleText = {
  badge: 'Contoh tampilan',
  sure: 'Yakin',
  bin: 'Tempat kuning',
};

export const materialsText = {
  title: 'Lima jenis, lima warna',
  lead: 'Warna yang sama di hasil foto, peta, grafik, dan gambar tempat sampah. Warna tempat sampah di daerah Anda bisa berbeda.',
  organik: { examples: 'Sisa dapur, daun, kulit buah.', advice: 'Jadikan kompos' },
  plastik: { examples: 'Botol, gelas, kemasan bersih.', advice: 'Bilas lalu pipihkan' },
  kertas: { examples: 'Kardus, koran, buku tulis.', advice: 'Jaga tetap kering' },
  kaca: { examples: 'Botol dan stoples utuh.', advice: 'Jangan dipecahkan' },
  logam: { examples: 'Kaleng, besi, aluminium.', advice: 'Bilas lalu keringkan' },
};
