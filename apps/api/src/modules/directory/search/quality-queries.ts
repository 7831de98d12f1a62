/**
 * What users type, and which listings must be at the top, in any order: the first results must be exactly the listings
 * in `first`.
 */
export const qualityQueries: { typed: string; first: string[]; why: string }[] = [
  // Everyday words.
  {
    typed: 'jelantah',
    first: [
      'Jelantah Berkah Semarang',
      'Rumah Minyak Lestari',
      'Tukar Minyak Madura',
      'Rumah Kompos Tirta',
      'Pusat Limbah B3 Batam',
    ],
    why: 'the waste type itself',
  },
  {
    typed: 'minyak goreng bekas semarang',
    first: ['Jelantah Berkah Semarang'],
    why: 'everyday words and a city',
  },
  { typed: 'mijel sleman', first: ['Rumah Minyak Lestari'], why: 'short for minyak jelantah' },
  { typed: 'gelas aqua cirebon', first: ['Gelas Bersih Cirebon'], why: 'a brand for the thing' },
  { typed: 'gelas aqua gresik', first: ['Plastik Cemerlang'], why: 'a brand for the thing' },
  { typed: 'besi tua bekasi', first: ['Rongsokan Berkah Mandiri'], why: 'Bekasi is a city, not bekas' },
  { typed: 'beling mojokerto', first: ['Beling Mandiri'], why: 'broken glass' },
  { typed: 'kaca pecah', first: ['Kaca Kembali', 'Beling Mandiri'], why: 'broken glass in other words' },
  { typed: 'botol kaca kudus', first: ['Botol Sirup Nusantara'], why: 'glass bottles, not plastic ones' },
  {
    typed: 'botol kecap',
    first: ['Botol Sirup Nusantara', 'Kaca Kembali', 'Beling Mandiri', 'Bank Sampah Gemah Ripah'],
    why: 'a glass bottle',
  },
  { typed: 'kertas bekas cimahi', first: ['Gudang Kertas Priangan'], why: 'bekas says nothing here' },
  { typed: 'koran tegal', first: ['Koran Bekas Pak Tono'], why: 'newspaper' },
  { typed: 'surat kabar tegal', first: ['Koran Bekas Pak Tono'], why: 'newspaper in other words' },
  { typed: 'hp rusak bandung', first: ['Ponsel Lama Bandung'], why: 'a broken phone' },
  { typed: 'hape bandung', first: ['Ponsel Lama Bandung'], why: 'as it is said' },
  { typed: 'laptop surabaya', first: ['Servis Daur Komputer'], why: 'a computer' },
  {
    typed: 'aki',
    first: [
      'Aki Bekas Sumber Listrik',
      'Depo Lampu dan Baterai',
      'Pusat Limbah B3 Batam',
      'Kotak Elektronik Kota',
    ],
    why: 'batteries of every kind',
  },
  { typed: 'kaleng sarden bitung', first: ['Gudang Kaleng Samudra'], why: 'what is in the tin' },
  { typed: 'kompos bogor', first: ['Kompos Subur Makmur'], why: 'what becomes of it' },
  { typed: 'sisa makanan klaten', first: ['Kebun Maggot Sejahtera'], why: 'food scraps' },
  { typed: 'kebun maggot', first: ['Kebun Maggot Sejahtera'], why: 'part of a name' },
  { typed: 'rongsokan', first: ['Rongsokan Berkah Mandiri'], why: 'the name before the kind' },
  { typed: 'dus padang', first: ['Kardus Jaya Andalas'], why: 'short for kardus' },
  { typed: 'jerigen pekalongan', first: ['Jeriken Mas Bro'], why: 'as it is often written' },
  { typed: 'bohlam jogja', first: ['Depo Lampu dan Baterai'], why: 'bulbs, and the everyday name of a city' },
  { typed: 'limbah b3 batam', first: ['Pusat Limbah B3 Batam'], why: 'a kind of place' },
  { typed: 'bank sampah medan', first: ['Bank Sampah Kampung Hijau'], why: 'a kind of place' },
  { typed: 'tps3r malang', first: ['TPS 3R Mulyoagung'], why: 'written together' },
  { typed: 'jual botol plastik di serang', first: ['Botol Kita'], why: 'a sentence' },
  { typed: 'mau jual kardus bekas di depok', first: ['Lapak Barokah Depok'], why: 'a sentence' },
  // Forms of a word.
  { typed: 'botol-botol serang', first: ['Botol Kita'], why: 'said twice' },
  { typed: 'pengumpul kertas pekanbaru', first: ['Pengepul Mitra Riau'], why: 'another form' },
  // Beginnings.
  {
    typed: 'jelan',
    first: [
      'Jelantah Berkah Semarang',
      'Rumah Minyak Lestari',
      'Tukar Minyak Madura',
      'Rumah Kompos Tirta',
      'Pusat Limbah B3 Batam',
    ],
    why: 'half a waste type',
  },
  {
    typed: 'gelas aq',
    first: [
      'Gelas Bersih Cirebon',
      'Plastik Cemerlang',
      'Bank Sampah Melati Bersih',
      'Laut Biru Ambon',
      'Bumi Rafflesia',
      'Lapak Plastik Delta',
    ],
    why: 'half a phrase',
  },
  { typed: 'kardus pad', first: ['Kardus Jaya Andalas'], why: 'half a city' },
  { typed: 'losa', first: ['Plastik Bersih Losari'], why: 'half a name' },
  { typed: 'cendra', first: ['Lapak Plastik Cendrawasih'], why: 'half a name' },
  { typed: 'besi sido', first: ['UD Sumber Besi Jaya'], why: 'half a city' },
  // Typing errors.
  { typed: 'jlantah semarang', first: ['Jelantah Berkah Semarang'], why: 'a letter missing' },
  { typed: 'kradus padang', first: ['Kardus Jaya Andalas'], why: 'letters swapped' },
  { typed: 'surabya laptop', first: ['Servis Daur Komputer'], why: 'a city with a letter missing' },
  { typed: 'tembga tangerang', first: ['Tembaga Nusantara'], why: 'a letter missing' },
  { typed: 'alumunium palembang', first: ['Aluminium Makmur Abadi'], why: 'as it is often written' },
  { typed: 'batere karawang', first: ['Aki Bekas Sumber Listrik'], why: 'as it is often written' },
  { typed: 'borneoo elektronik', first: ['Tukar Elektronik Borneo'], why: 'a letter too many in a name' },
  { typed: 'elektonik borneo', first: ['Tukar Elektronik Borneo'], why: 'a letter missing' },
  { typed: 'mulyagung', first: ['TPS 3R Mulyoagung'], why: 'a name with a letter missing' },
  { typed: 'gelas aqwa cirebon', first: ['Gelas Bersih Cirebon'], why: 'a brand misspelt' },
  { typed: 'rafflesai', first: ['Bumi Rafflesia'], why: 'letters swapped in a name' },
  // Names and places of the samples.
  { typed: 'Lapak Plastik Delta', first: ['Lapak Plastik Delta'], why: 'a full name' },
  { typed: 'gudang kardus lestari', first: ['Gudang Kardus Lestari'], why: 'a full name' },
  { typed: 'logam mulya', first: ['Logam Mulya Sejahtera'], why: 'part of a name' },
  { typed: 'kompos bali', first: ['Rumah Kompos Tirta'], why: 'a province' },
  { typed: 'plastik sulsel', first: ['Plastik Bersih Losari'], why: 'the short name of a province' },
  { typed: 'ponsel kaltim', first: ['Tukar Elektronik Borneo'], why: 'the short name of a province' },
];

/** Queries that must return nothing. */
export const emptyQueries = ['zzzqqq', 'botol atlantis', 'kulkas zimbabwe', 'sampang', 'botol sampang'];
