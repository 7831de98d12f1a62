import { formatNumber } from '#web/lib/format-number.ts';

/** What households were paid elsewhere; never the price of one place. */
export const priceRangeText = {
  elsewhere: 'Kisaran harga di kota lain',
  ofRegion: (region: string) => `Kisaran harga di ${region}`,
  lead: 'Harga beli dari warga yang pernah dicatat, bukan harga sekarang. Tanya dulu sebelum berangkat.',
  notThisPlace: 'Bukan harga tempat ini. Yang dibayar di sini belum diketahui.',
  unknownHere: (province: string) => `Harga di ${province} belum ada yang kami tahu.`,
  prices: (count: number, cities: number) => `${formatNumber(count)} harga dari ${formatNumber(cities)} kota`,
  onePrice: (city: string) => `1 harga dari ${city}`,
  middleHalf: 'separuh yang di tengah',
  years: (oldest: string, newest: string) => (oldest === newest ? oldest : `${oldest}–${newest}`),
  sources: 'Sumber',
  sourcesOf: (name: string) => `Sumber harga ${name}`,
  observation: (item: string, rate: string) => `${item}: ${rate}`,
  dated: (day: string, basis: string) => `${day} (${basis})`,
  unchecked: 'Belum diperiksa.',
  newTab: '(membuka halaman baru)',
};
