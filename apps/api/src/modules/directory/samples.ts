import type { OpeningHours } from '@app/contract/directory';
import { type WasteType, wasteTypeFacts } from '@app/contract/waste-types';
import { directoryTexts } from './directory-texts.ts';
import type { WrittenListing } from './listing-writer.repository.ts';

/** Rupiah for prepared goods, minimum, and for goods as they come where that is less. */
type Price = [type: WasteType, prepared: number | null, minimum: number, asIs?: number];
type Sample = Omit<WrittenListing, 'prices' | 'phone' | 'isSample' | 'id' | 'address'> & {
  prices: Price[];
  isVerified?: false;
};

export const samplesRecordedOn = '2026-11-12';

const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split('.').map(Number);
  return hours * 60 + minutes;
};
/** Weekdays as people name them: 1 is Monday. */
const open = (first: number, last: number, from: string, to: string): OpeningHours[] =>
  Array.from({ length: last - first + 1 }, (_, n) => ({
    weekday: first + n,
    opens: at(from),
    closes: at(to),
  }));

/** The ids must be the same in every installation, so the order below must not change. */
const idOf = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Fourteen invented places, marked as samples, that are shown before members add real ones. */
const invented: Sample[] = [
  {
    name: 'Lapak Plastik Delta',
    kind: 'pengepul',
    category: 'Plastik & Kaleng',
    province: 'Jawa Timur',
    city: 'Sidoarjo',
    latitude: -7.4478,
    longitude: 112.7183,
    hours: open(1, 6, '08.00', '16.00'),
    pickupService: true,
    rating: 4.8,
    prices: [
      ['pet-bening', 4000, 5, 1500],
      ['gelas-pp', 2500, 3],
      ['kaleng', 2000, 3],
    ],
  },
  {
    name: 'Gudang Kardus Lestari',
    kind: 'pengepul',
    category: 'Kertas & Kardus',
    province: 'Jawa Barat',
    city: 'Bandung',
    latitude: -6.9147,
    longitude: 107.6098,
    hours: open(1, 5, '08.00', '17.00'),
    pickupService: true,
    rating: 4.7,
    prices: [
      ['kardus', 2200, 10, 1400],
      ['hvs', 1700, 5],
    ],
  },
  {
    name: 'Logam Mulya Sejahtera',
    kind: 'pengepul',
    category: 'Logam',
    province: 'DKI Jakarta',
    city: 'Jakarta Timur',
    latitude: -6.225,
    longitude: 106.9004,
    hours: open(1, 7, '07.00', '18.00'),
    pickupService: true,
    rating: 4.6,
    prices: [
      ['aluminium', 7000, 2],
      ['besi-tua', 2500, 10],
      ['kaleng', 3200, 5, 1800],
    ],
  },
  {
    name: 'Rumah Kompos Tirta',
    kind: 'tps3r',
    category: 'Organik',
    province: 'Bali',
    city: 'Denpasar',
    latitude: -8.6705,
    longitude: 115.2126,
    hours: open(2, 7, '07.00', '15.00'),
    pickupService: false,
    rating: 4.9,
    prices: [
      ['jelantah', 4000, 1],
      ['sisa-dapur', 300, 20],
    ],
  },
  {
    name: 'Tukar Elektronik Borneo',
    kind: 'pengepul',
    category: 'Elektronik',
    province: 'Kalimantan Timur',
    city: 'Samarinda',
    latitude: -0.4948,
    longitude: 117.1436,
    hours: open(1, 6, '09.00', '16.00'),
    pickupService: true,
    rating: 4.3,
    isVerified: false,
    prices: [
      ['ponsel', 15_000, 1],
      ['kabel', 7000, 1],
    ],
  },
  {
    name: 'Plastik Bersih Losari',
    kind: 'pengepul',
    category: 'Plastik & Kaleng',
    province: 'Sulawesi Selatan',
    city: 'Makassar',
    latitude: -5.1433,
    longitude: 119.4082,
    hours: open(1, 6, '08.00', '15.00'),
    pickupService: false,
    rating: 4.5,
    prices: [
      ['hdpe', 5000, 5, 4000],
      ['pet-bening', 3500, 5],
    ],
  },
  {
    name: 'Bank Sampah Kutaraja',
    kind: 'bank-sampah',
    category: 'Plastik & Kaleng',
    province: 'Aceh',
    city: 'Banda Aceh',
    latitude: 5.5483,
    longitude: 95.3238,
    hours: [...open(1, 4, '08.30', '15.30'), ...open(6, 6, '08.30', '12.00')],
    pickupService: true,
    rating: 4.7,
    prices: [
      ['pet-bening', 4000, 0, 1500],
      ['botol-kaca', 250, 10],
      ['kardus', 1500, 2],
    ],
  },
  {
    name: 'Kertas Niaga Deli',
    kind: 'pengepul',
    category: 'Kertas & Kardus',
    province: 'Sumatera Utara',
    city: 'Medan',
    latitude: 3.5952,
    longitude: 98.6722,
    hours: open(1, 6, '08.00', '17.00'),
    pickupService: true,
    rating: 4.4,
    prices: [
      ['kardus', 1800, 10, 1000],
      ['koran', 1300, 5],
      ['hvs', 1500, 5, 1150],
    ],
  },
  {
    name: 'Bank Sampah Tugu Asri',
    kind: 'bank-sampah',
    category: 'Kertas & Kardus',
    province: 'DI Yogyakarta',
    city: 'Yogyakarta',
    latitude: -7.7829,
    longitude: 110.3671,
    hours: open(6, 7, '08.00', '12.00'),
    pickupService: true,
    rating: 4.9,
    prices: [
      ['kardus', 1700, 1],
      ['duplek', 1000, 1],
      ['pet-bening', 3000, 1, 1800],
      ['kaleng', 1500, 1],
    ],
  },
  {
    name: 'TPS 3R Simpang Resik',
    kind: 'tps3r',
    category: 'Organik',
    province: 'Jawa Tengah',
    city: 'Semarang',
    latitude: -6.9932,
    longitude: 110.4203,
    hours: open(1, 7, '06.00', '14.00'),
    pickupService: true,
    rating: 4.6,
    prices: [
      ['sisa-dapur', null, 0],
      ['plastik-campur', 500, 5],
    ],
  },
  {
    name: 'Besi Tua Bengawan',
    kind: 'pengepul',
    category: 'Logam',
    province: 'Jawa Tengah',
    city: 'Surakarta',
    latitude: -7.5755,
    longitude: 110.8243,
    hours: open(1, 6, '08.00', '16.30'),
    pickupService: true,
    rating: 4.5,
    prices: [
      ['besi-tua', 2300, 20, 2000],
      ['aluminium', 6500, 1],
      ['kaleng', 1600, 5],
    ],
  },
  {
    name: 'Titik Elektronik Cikini',
    kind: 'drop-point',
    category: 'Elektronik',
    province: 'DKI Jakarta',
    city: 'Jakarta Pusat',
    latitude: -6.1904,
    longitude: 106.8386,
    hours: open(1, 7, '10.00', '21.00'),
    pickupService: false,
    rating: 4.6,
    prices: [
      ['komputer', null, 0],
      ['ponsel', null, 0],
      ['baterai', null, 0],
    ],
  },
  {
    name: 'Rongsok Logam Pakuan',
    kind: 'pengepul',
    category: 'Logam',
    province: 'Jawa Barat',
    city: 'Bogor',
    latitude: -6.5971,
    longitude: 106.806,
    // Through the night from Friday and Saturday, when the market clears.
    hours: [...open(1, 4, '08.00', '17.00'), ...open(5, 6, '20.00', '02.00')],
    pickupService: true,
    rating: 4.4,
    prices: [
      ['besi-tua', 2200, 10],
      ['kaleng', 2400, 5, 1000],
      ['aluminium', 6800, 2],
    ],
  },
  {
    name: 'Kumpul B3 Brantas',
    kind: 'b3',
    category: 'Elektronik',
    province: 'Jawa Timur',
    city: 'Malang',
    latitude: -7.9666,
    longitude: 112.6326,
    hours: open(1, 5, '08.00', '15.00'),
    pickupService: true,
    rating: 4.8,
    prices: [
      ['baterai', null, 0],
      ['lampu', null, 1],
      ['kabel', 6500, 1],
    ],
  },
];

function pricesOf(prices: Price[]): WrittenListing['prices'] {
  return prices.flatMap(([wasteType, prepared, minimum, asIs]) => {
    const rest = {
      wasteType,
      unit: wasteTypeFacts[wasteType].unit,
      minimum,
      observedOn: samplesRecordedOn,
      source: directoryTexts.sampleSource,
    };
    const price = { ...rest, condition: 'prepared' as const, amount: prepared };
    return asIs === undefined ? [price] : [price, { ...rest, condition: 'as-is' as const, amount: asIs }];
  });
}

/** Without a phone number, because an invented one could be a stranger's. */
export const samples = invented.map(({ isVerified = true, ...sample }, index) => ({
  isVerified,
  listing: {
    ...sample,
    id: idOf(index + 1),
    address: `Jalan Contoh Raya ${index + 1}, ${sample.city}`,
    phone: null,
    isSample: true,
    prices: pricesOf(sample.prices),
  } satisfies WrittenListing,
}));
