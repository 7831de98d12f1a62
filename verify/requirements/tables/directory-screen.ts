import type { Group } from '../row.ts';
import { endpoint, journey, page } from './test-files.ts';

const where = 'point 2, sell waste';

export const directoryScreen: Group[] = [
  {
    where,
    file: page.sellWaste,
    test: 'the page has its title, the four claimed figures and the way to the measured ones',
    says: {
      'directory title': 'Jual Sampah Anda',
      'tile collectors': '45+',
      'tile transactions': '10Jt+',
      'tile pickup': '85%',
      'tile rating': '4.7',
      'tiles footnote': { describes: 'a footnote (product: honesty)', asserted: '/transparansi' },
    },
  },
  {
    where,
    file: page.sellWaste,
    test: 'a card says all that one needs to decide',
    says: {
      'card name': { describes: 'name', asserted: 'Lapak Plastik Delta' },
      'card verified': 'Terverifikasi',
      'card category': 'Plastik & Kaleng',
      'card rating': { describes: 'rating', asserted: 'Nilai 4,8 dari 5' },
      'card location': { describes: 'location', asserted: 'Sidoarjo, Jawa Timur' },
      'card distance': { describes: 'distance', asserted: '2,4 km' },
      'card hours': { describes: 'operating hours', asserted: 'Senin–Sabtu, 08.00–16.00 WIB' },
      'card pickup': 'Layanan Jemput',
      'card price': { describes: 'price and minimum', asserted: 'Rp1.500–4.000/kg 5 kg' },
      'card phone': { describes: 'phone', asserted: '0812-3456-7890' },
      'card contact': {
        text: "'Hubungi' does nothing",
        asserted: 'https://wa.me/6281234567890?text=Halo%20',
        override: 'honesty: opens WhatsApp, or the dialler',
      },
      'card location button': 'Lihat Lokasi',
      'card location leads to': {
        text: "'Lihat Lokasi' does nothing",
        asserted: '/waste-map',
        override: 'honesty: the map focused on it',
      },
    },
  },
  {
    where,
    file: page.sellWaste,
    test: 'a sample says so on its badge, shows no number, and the button explains why',
    says: {
      'card contact button': 'Hubungi',
      'sample marked': {
        text: 'Terverifikasi',
        asserted: 'Terverifikasi (contoh)',
        override: 'honesty: a sample says that it is one',
      },
    },
  },
  {
    where,
    file: page.sellWaste,
    test: 'nothing found says so in the words of the product and offers the way out',
    says: {
      'directory empty': 'Tidak ada pengepul ditemukan',
      'directory empty hint': 'Coba ubah filter pencarian atau kata kunci Anda',
    },
  },
  {
    where: 'point 3, collector',
    file: endpoint.samples,
    test: 'a new installation shows the fourteen samples of the specification, marked as samples',
    says: {
      'samples count': 14,
      'samples without pickup': 3,
      'samples unverified': 'Kalimantan Timur',
      'sample DKI Jakarta': 'DKI Jakarta',
      'sample Jawa Barat': 'Jawa Barat',
      'sample Jawa Tengah': 'Jawa Tengah',
      'sample Jawa Timur': 'Jawa Timur',
      'sample DI Yogyakarta': 'DI Yogyakarta',
      'sample Bali': 'Bali',
      'sample Sumatera Utara': 'Sumatera Utara',
      'sample Sulawesi Selatan': 'Sulawesi Selatan',
      'sample Aceh': 'Aceh',
    },
  },
  {
    where: 'point 5, collector filters',
    file: journey.directory,
    test: 'every province and every category can be chosen',
    says: {
      'filter all categories': 'Semua Kategori',
      'filter Plastik & Kaleng': 'Plastik & Kaleng',
      'filter Kertas & Kardus': 'Kertas & Kardus',
      'filter Logam': 'Logam',
      'filter Organik': 'Organik',
      'filter Elektronik': 'Elektronik',
      'filter all plus 38 provinces': { describes: 'all plus 38 provinces', asserted: 39 },
    },
  },
  {
    where: 'point 5, collector filters',
    file: page.sellWaste,
    test: '{label} filters alone, and its address can be shared',
    says: { 'filter last province': 'Papua Barat Daya' },
  },
  {
    where: 'point 5, collector filters',
    file: journey.directory,
    test: '{label} filters alone, also for who is sent its address',
    says: { 'filter first province': 'Aceh' },
  },
  {
    where: 'point 5, collector filters',
    file: endpoint.collectors,
    test: 'words: name, waste type or city',
    says: {
      'search name': { describes: 'case-insensitive part of the name', asserted: 'borneo' },
      'search beyond': {
        text: 'name or category',
        asserted: 'sidoarjo',
        override: 'craft: also matches waste types and city',
      },
    },
  },
  {
    where: 'point 5, collector filters',
    file: endpoint.collectors,
    test: 'filters combine: all of them must hold',
    says: { 'filters AND': { describes: 'the three combine with AND', asserted: 'Rongsok Logam Pakuan' } },
  },
];
