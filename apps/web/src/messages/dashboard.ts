/** Texts of the dashboard. Numbers and days are passed in already formatted. */
export const dashboardText = {
  title: 'Dasbor',
  greeting: {
    morning: (name: string) => `Selamat pagi, ${name}`,
    noon: (name: string) => `Selamat siang, ${name}`,
    afternoon: (name: string) => `Selamat sore, ${name}`,
    evening: (name: string) => `Selamat malam, ${name}`,
  },
  lead: {
    none: 'Belum ada benda yang Anda pindai.',
    total: (total: string) => `${total} benda sudah Anda pindai.`,
    allJudged: (total: string, accuracy: string) =>
      `${total} benda sudah Anda pindai, ${accuracy} di antaranya tepat.`,
    someJudged: (total: string, judged: string, accuracy: string) =>
      `${total} benda sudah Anda pindai. Dari ${judged} yang Anda nilai, ${accuracy} tepat.`,
  },
  scan: 'Foto Sampah',
  tabs: 'Bagian dasbor',
  summary: 'Ringkasan',
  history: 'Riwayat',
  activity: 'Aktivitas',
  failed: 'Ringkasan belum bisa dimuat',
};

export const figuresText = {
  group: 'Angka Anda',
  total: 'Total pindaian',
  since: (day: string) => `sejak ${day}`,
  accurate: 'Tepat',
  ofJudged: (judged: string) => `dari ${judged} yang Anda nilai`,
  noneJudged: 'Belum ada yang Anda nilai.',
  accuracy: 'Akurasi',
  grades: { high: 'Sangat baik', middle: 'Baik', low: 'Sering keliru' },
  /** Too little feedback for a percentage. */
  unknown: '–',
  judgeMore: (count: string) => `Nilai ${count} pindaian lagi`,
  week: 'Minggu ini',
  lastWeek: (count: string) => `minggu lalu ${count}`,
};

export const chartText = {
  scans: 'Pindaian',
  unit: 'pindaian',
  item: (name: string, count: string) => `${name} ${count}`,
  week: 'Pindaian minggu ini',
  weekLabel: (items: string) => `Grafik garis pindaian minggu ini: ${items}`,
  day: 'Hari',
  toCome: 'belum tiba',
  months: 'Pindaian per bulan',
  monthsLabel: (items: string) => `Grafik batang pindaian per bulan: ${items}`,
  month: 'Bulan',
  span: (from: string, to: string) => `${from} – ${to}`,
  materials: 'Jenis sampah',
  materialsLabel: (items: string) => `Diagram donat jenis sampah: ${items}`,
  material: 'Jenis',
  share: 'Bagian',
  most: (total: string, material: string) =>
    `Dari ${total} pindaian, ${material.toLowerCase()} paling sering`,
  even: (total: string) => `Dari ${total} pindaian`,
  noMaterial: 'Belum ada pindaian yang jenisnya pasti',
};

export const targetText = {
  title: 'Target mingguan',
  text: (target: string) => `${target} pindaian, dihitung mulai Senin`,
  label: 'Kemajuan target mingguan',
  of: (target: string) => `/${target}`,
  reached: 'Target tercapai',
  open: (left: string) => `Kurang ${left} lagi`,
  none: 'Mulai dari benda yang paling dekat: bungkus, botol, atau kulit buah hari ini.',
  left: 'Setiap foto membantu Anda mengenal jenisnya. Lanjutkan saat membuang sampah berikutnya.',
  exact: 'Tepat di target. Karung Anda mungkin sudah layak ditimbang.',
  above: (more: string) => `${more} lebih banyak dari target. Karung Anda mungkin sudah layak ditimbang.`,
  sell: 'Cari pengepul terdekat',
};

export const firstScanText = {
  title: 'Mulai dari satu benda',
  text: 'Foto satu sampah di dekat Anda. Hasilnya langsung mengisi grafik, riwayat, dan target minggu ini.',
  action: 'Foto Sampah Pertama',
  picture: 'Satu botol di tengah bingkai kamera, siap difoto',
};

export const activityText = {
  title: 'Aktivitas Anda',
  lead: 'Yang Anda lakukan di PilahBumi, dari yang terbaru. Hanya Anda yang melihatnya.',
  failed: 'Aktivitas belum bisa dimuat',
  empty: 'Belum ada aktivitas',
  emptyText: 'Pindaian, tulisan, dan usulan Anda akan tercatat di sini. Mulailah dengan memotret satu benda.',
  more: 'Tampilkan lebih banyak',
  loading: 'Memuat...',
  today: 'Hari ini',
  yesterday: 'Kemarin',
  kinds: {
    scan: 'Memindai',
    post: 'Menulis di komunitas',
    reply: 'Membalas di komunitas',
    suggestion: 'Mengusulkan tempat',
    submission: 'Mengirim tulisan',
    confirmation: 'Memberi kabar tentang tempat',
  },
  states: {
    pending: 'Menunggu ditinjau',
    accepted: 'Diterima',
    rejected: 'Belum diterima',
    hidden: 'Disembunyikan',
    open: 'Masih buka',
    closed: 'Sudah tutup',
  },
};
