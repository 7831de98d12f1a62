import type { Collector, CollectorDetail, CollectorPrice, Offer } from '@app/contract/directory';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const price = (change: Partial<CollectorPrice> = {}): CollectorPrice => ({
  wasteType: 'pet-bening',
  condition: 'prepared',
  amount: 4000,
  unit: 'kg',
  minimum: 5,
  observedOn: '2026-11-12',
  source: 'Papan harga di tempat',
  ...change,
});

const mondayToSaturday = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 480, closes: 960 }));

/** A real place, verified, with a mobile number and both prices of PET bottles. */
export const collector = (change: Partial<Collector> = {}, number = 1): Collector => ({
  id: id(number),
  name: 'Lapak Plastik Delta',
  kind: 'pengepul',
  category: 'Plastik & Kaleng',
  rating: 4.8,
  location: 'Jawa Timur',
  city: 'Sidoarjo',
  region: {
    code: '35.15',
    name: 'Kabupaten Sidoarjo',
    district: null,
    province: 'Jawa Timur',
    path: 'jawa-timur/kabupaten-sidoarjo',
  },
  latitude: -7.446,
  longitude: 112.718,
  distanceMetres: null,
  phone: '+6281234567890',
  isMobile: true,
  hours: mondayToSaturday,
  isOpen: true,
  wasteTypes: [price(), price({ condition: 'as-is', amount: 1500 })],
  pickupService: true,
  verified: true,
  confirmedAt: null,
  isSample: false,
  status: 'verified',
  registration: null,
  ...change,
});

export const sample = (change: Partial<Collector> = {}, number = 2): Collector =>
  collector(
    {
      name: 'Tukar Elektronik Borneo',
      category: 'Elektronik',
      location: 'Kalimantan Timur',
      city: 'Samarinda',
      phone: null,
      isMobile: false,
      verified: false,
      isSample: true,
      status: 'sample',
      ...change,
    },
    number,
  );

export const detail = (change: Partial<CollectorDetail> = {}): CollectorDetail => ({
  ...collector(),
  address: 'Jalan Kenari 12',
  verifiedOn: '2026-10-01',
  verifiedHow: 'Didatangi relawan',
  confirmedAt: '2026-10-25T02:00:00.000Z',
  liveness: 0.85,
  updatedAt: '2026-11-12T02:00:00.000Z',
  photo: null,
  ...change,
});

export const offer = (change: Partial<Offer> = {}): Offer => ({
  collectorId: id(1),
  name: 'Lapak Plastik Delta',
  city: 'Sidoarjo',
  location: 'Jawa Timur',
  distanceMetres: null,
  isSample: false,
  price: price(),
  ...change,
});
