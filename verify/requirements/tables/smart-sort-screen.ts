import type { Group } from '../row.ts';
import { journey, page } from './test-files.ts';

const where = 'point 2, smart sort';
const result = 'point 2, result panel';

export const smartSortScreen: Group[] = [
  {
    where,
    file: page.smartSort,
    test: 'the page says how it works, what one gets and which kinds it knows',
    says: {
      'sort title': { describes: 'the product name followed by AI', asserted: 'PilahBumi AI' },
      'sort how': 'Cara Kerja',
      'sort step 1': { describes: 'upload photo', asserted: 'Unggah foto' },
      'sort step 2': { describes: 'AI analysis', asserted: 'Analisis AI' },
      'sort step 2 model': 'CNN',
      'sort step 3': { describes: 'get result', asserted: 'Dapatkan hasil' },
      'sort feature tips': { describes: 'recycling tips', asserted: 'Tips daur ulang' },
      'sort feature place': { describes: 'nearest site', asserted: 'Lokasi pembuangan terdekat' },
      'sort feature crafts': { describes: 'craft ideas', asserted: 'Ide kerajinan' },
      'sort feature impact': { describes: 'environmental impact', asserted: 'Dampak lingkungan' },
      'type Organik': 'Organik',
      'type Plastik': 'Plastik',
      'type Kertas': 'Kertas',
      'type Kaca': 'Kaca',
      'type Logam': 'Logam',
    },
  },
  {
    where,
    file: page.smartSortMember,
    test: 'a member goes back to the dashboard and sees no invitation',
    says: { 'sort back': '/dashboard' },
  },
  {
    where,
    file: page.smartSort,
    test: 'a visitor goes back to the home page',
    says: {
      'sort back of a visitor': {
        text: '/dashboard',
        asserted: '/',
        override: 'craft: signed-out people go back to the home page',
      },
    },
  },
  {
    where,
    file: page.smartSort,
    test: 'the area takes the first file of a drop, lights up under it, and asks for a photo when there is none',
    says: {
      'sort drag-over': { describes: 'drag-over highlights', asserted: 'Lepaskan foto di sini' },
      'sort drop': { describes: 'a drop takes the first file', asserted: 'satu.jpg' },
    },
  },
  {
    where,
    file: page.smartSort,
    test: 'a chosen photo shows its name and its size and can be removed',
    says: {
      'sort preview': { describes: 'a preview', asserted: 'Foto yang dipilih: botol.jpg' },
      'sort size': { describes: 'its size in KB', asserted: '2 KB' },
      'sort remove': { describes: 'a close button', asserted: 'Hapus foto' },
    },
  },
  {
    where,
    file: page.smartSort,
    test: 'when %s, the box says so, and the same photo is tried again',
    says: { 'sort error box': 'Terjadi Kesalahan' },
  },
  {
    where: 'point 4, classification',
    file: page.smartSort,
    test: 'a chosen photo starts by itself, says in words what happens, and can be given up; the photo stays',
    says: {
      'sort busy': {
        text: 'Mengklasifikasi...',
        asserted: 'Kemajuan klasifikasi',
        override: 'decision 0024: the photo starts by itself and says in words what happens',
      },
    },
  },
  {
    where: result,
    file: page.smartSortAnswer,
    test: 'the answer says what, how sure, when and into which bin',
    says: {
      'result title': 'Hasil Klasifikasi',
      'result time': { describes: 'Indonesian long format', asserted: '15 November 2026 pukul' },
      'result category and confidence': { describes: 'name and percent', asserted: 'Organik98%' },
    },
  },
  {
    where: result,
    file: page.smartSortAnswer,
    test: 'steps, recyclability with its reason, advice, tips, place and three other possibilities are shown',
    says: {
      'result recyclability': { describes: 'a recyclability bar', asserted: 'progressbar' },
      'result advice': { describes: 'disposal advice', asserted: 'Saran pembuangan' },
      'result tips': { describes: 'recycling tips', asserted: 'Tips daur ulang' },
      'result place': {
        text: 'disposal location',
        asserted: 'Pilih provinsi Anda',
        override: 'honesty: without a place it asks for the province and never guesses',
      },
      'result alternatives': { describes: 'to one decimal, in id-ID', asserted: 'Plastik4,6%' },
      'result to sell-waste': '/sell-waste',
      'result to education': '/education',
      'result sell button': 'Jual Sampah',
      'result ideas button': 'Cari Inovasi',
    },
  },
  {
    where: result,
    file: page.smartSort,
    test: 'the answer takes the place of the panel and the focus; "Klasifikasi Lagi" returns',
    says: { 'result again button': 'Klasifikasi Lagi' },
  },
  {
    where: result,
    file: page.smartSortAnswer,
    test: 'a recyclability of nought hides the bar',
    says: {
      'result bar hidden': { describes: 'only above 0', asserted: 'Kemudahan daur ulang', absent: true },
    },
  },
  {
    where: 'point 4, classification',
    file: journey.smartSort,
    test: 'the browser goes back from the answer to the panel and forward to the answer',
    says: {
      'again returns to upload': {
        describes: 'back to upload',
        asserted: 'Letakkan satu benda di tempat terang',
      },
    },
  },
];
