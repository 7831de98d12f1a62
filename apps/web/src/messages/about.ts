import type { IconName } from '#web/components/icons/icon.tsx';

/** Texts of the about page. Only what the specification says about the team. */
export const aboutText = {
  title: 'Tentang',
  headline: { before: 'Dari esai lomba menjadi gerakan ', marked: 'memilah' },
  lead: 'Pada 2025 kami menulis satu gagasan untuk lomba esai: bagaimana bila kamera ponsel bisa memberi tahu ke mana sebuah sampah sebaiknya pergi? Setelah diuji bersama komunitas dan sekolah di Madura, gagasan itu kini terbuka untuk semua orang.',
  description:
    'PilahBumi lahir dari gagasan lomba esai pada 2025, dikembangkan tiga mahasiswa satu politeknik, dan diuji bersama komunitas serta sekolah di Madura. Kenali visi, misi, nilai, dan tim kami.',
  picture:
    'Tiga mahasiswa di depan kampus: satu memasukkan botol ke tempat sampah kuning, satu membawa kardus, satu menimbang karung',
};

export const visionText = {
  vision: 'Visi',
  visionText:
    'Setiap rumah di Indonesia tahu cara memilah sampahnya, dan setiap sampah terpilah punya tempat tujuan.',
  mission: 'Misi',
  points: [
    {
      icon: 'camera',
      title: 'Klasifikasi AI yang akurat dan mudah',
      text: 'Satu foto, satu jawaban yang jelas, dengan tingkat keyakinan yang jujur.',
    },
    {
      icon: 'chat',
      title: 'Komunitas yang aktif',
      text: 'Warga, guru, dan pengurus bank sampah saling menjawab.',
    },
    {
      icon: 'book',
      title: 'Edukasi yang lengkap',
      text: 'Berita dan tutorial yang bisa dikerjakan di rumah, dengan sumbernya.',
    },
    {
      icon: 'chart',
      title: 'Data berbasis bukti',
      text: 'Harga punya tanggal dan sumber. Angka kami bisa diperiksa siapa saja.',
    },
  ],
} satisfies { points: { icon: IconName; title: string; text: string }[]; [words: string]: unknown };

export const impactText = {
  title: 'Dampak kami',
  lead: 'Empat angka yang kami cantumkan, dan halaman tempat Anda bisa mengujinya.',
};

export const valuesText = {
  title: 'Empat nilai yang kami pegang',
  values: [
    {
      picture: 'peduli',
      title: 'Peduli lingkungan',
      text: 'Sampah yang dipilah hari ini tidak perlu dibakar atau hanyut ke sungai besok.',
    },
    {
      picture: 'komunitas',
      title: 'Berbasis komunitas',
      text: 'Tempat, harga, dan jawaban datang dari orang yang mengalaminya sendiri.',
    },
    {
      picture: 'inovasi',
      title: 'Inovasi teknologi',
      text: 'AI harus ringan di ponsel murah dan kuota prabayar, bukan hanya di laboratorium.',
    },
    {
      picture: 'edukasi',
      title: 'Edukasi berkelanjutan',
      text: 'Memilah adalah kebiasaan. Kami menemani dari botol pertama sampai kompos panen.',
    },
  ],
} as const;

export const timelineText = {
  title: 'Perjalanan 2025',
  year: '2025',
  steps: [
    { title: 'Konsep', text: 'Gagasan lahir sebagai naskah lomba esai.' },
    { title: 'Pengembangan model AI', text: 'Model belajar mengenali lima jenis sampah dari foto.' },
    { title: 'Uji beta', text: 'Komunitas dan sekolah di Madura mencobanya dan memberi masukan.' },
    { title: 'Peluncuran', text: 'Terbuka untuk masyarakat umum.' },
  ],
};

export const teamText = {
  title: 'Tim kami',
  lead: 'Tiga mahasiswa dari satu politeknik di Madura. Di sini kami menyebut peran, bukan nama.',
  members: [
    {
      portrait: 'model',
      role: 'Pengembang model AI',
      text: 'Melatih model, mengukur kesalahannya, dan menulis kartu model.',
    },
    {
      portrait: 'web',
      role: 'Pengembang web',
      text: 'Membuat halaman yang tetap terbuka di ponsel lama dan sinyal lemah.',
    },
    {
      portrait: 'warga',
      role: 'Pendamping warga dan konten',
      text: 'Menguji bersama warga dan sekolah, lalu menulis panduan.',
    },
  ],
} as const;
