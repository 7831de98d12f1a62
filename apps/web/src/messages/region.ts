import { formatNumber } from '#web/lib/format-number.ts';

/** Words of the public page of a province, kabupaten, kota or kecamatan. */
export const regionText = {
  trail: 'Jejak halaman',
  sell: 'Jual Sampah',
  bankSampah: (region: string) => `Bank sampah di ${region}: `,
  otherPlaces: (region: string) => `Tempat setor sampah di ${region}: `,
  places: (places: number) => `${formatNumber(places)} tempat`,
  none: (region: string) => `Belum ada bank sampah tercatat di ${region}`,
  noneText: 'Tahu satu di sana? Usulkan, agar tetangga Anda juga menemukannya.',
  suggest: 'Usulkan tempat',
  nearest: (region: string, places: number) => `Terdekat: ${region}, ${formatNumber(places)} tempat`,
  district: (district: string, regency: string) => `Kecamatan ${district}, ${regency}`,
  regencies: (number: number) => `${formatNumber(number)} kabupaten dan kota.`,
  districts: (number: number) => `${formatNumber(number)} kecamatan.`,
  alsoTps3r: (places: number) => `Juga ${formatNumber(places)} TPS 3R.`,
  reported: (year: number, places: number) => `${formatNumber(places)} melapor pada ${year}.`,
  fresh: (source: string, month: string) =>
    `Disalin dari ${source}, ${month}. Belum kami datangi: sebagian mungkin sudah tutup. Pernah ke sana? Tekan “Masih buka?”.`,
  picture: (places: number, region: string) => `Peta ${formatNumber(places)} tempat di ${region}`,
  openMap: 'Buka peta',
  list: 'Daftar tempat',
  filter: 'Saring',
  byDistrict: 'Per kecamatan',
  byRegency: 'Per kabupaten dan kota',
  notFound: 'Wilayah ini tidak kami kenal',
  notFoundText: 'Mungkin namanya berubah atau alamatnya salah ketik. Cari nama kota Anda di Jual Sampah.',
  notFoundAction: 'Cari di Jual Sampah',
  failed: 'Halaman wilayah ini belum bisa dimuat',
  failedText: 'Coba muat ulang sebentar lagi, atau buka daftar semua tempat.',
  description: (region: string, places: number, month: string | undefined) =>
    `${formatNumber(places)} bank sampah dan tempat setor sampah di ${region}: daftar, peta, dan kecamatan.${month ? ` Menurut catatan SIPSN ${month}, dengan tanda mana yang sudah dikonfirmasi warga.` : ''}`,
};

export const namedRegionText = {
  open: (region: string) => `Semua tempat di ${region}`,
  meant: 'Atau maksud Anda:',
};
