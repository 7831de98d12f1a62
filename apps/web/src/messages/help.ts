/** `words`: further words by which a question is found. */
type Question = {
  id: string;
  question: string;
  answer: string[];
  link?: { to: string; label: string };
  words?: string;
};

export const helpText = {
  title: 'Bantuan',
  lead: 'Dua puluh pertanyaan yang sering muncul, dijawab apa adanya.',
  description:
    'Jawaban PilahBumi tentang foto, privasi, kuota data, pemakaian tanpa sinyal, menjual sampah, harga, sampah B3, akun, dan melapor.',
  search: 'Cari pertanyaan',
  count: (count: number) => `${count} pertanyaan cocok`,
  none: (query: string) => `Belum ada jawaban untuk "${query}".`,
  noneText: 'Coba kata lain, atau tanyakan langsung kepada kami.',
  stillOpen: 'Belum terjawab?',
  mail: 'Tulis ke kami',
  community: 'Tanya di Komunitas',
};

export const helpGroups: { title: string; questions: Question[] }[] = [
  {
    title: 'Foto dan jawaban',
    questions: [
      {
        id: 'foto-yang-baik',
        question: 'Bagaimana memotret supaya jawabannya tepat?',
        answer: [
          'Satu benda saja, di tempat terang, memenuhi sebagian besar gambar. Letakkan di lantai atau meja yang polos.',
          'Kalau kami belum yakin, kami katakan "Belum yakin" dan tunjukkan cara memotret ulang.',
        ],
        link: { to: '/smart-sort', label: 'Foto Sampah' },
        words: 'kamera buram gelap gagal',
      },
      {
        id: 'jawaban-salah',
        question: 'Jawabannya salah. Apa yang harus saya lakukan?',
        answer: [
          'Tekan "Salah" di bawah hasil, lalu pilih jenis yang benar. Riwayat dan dasbor Anda ikut dibetulkan.',
          'Model kami memang masih sering keliru pada foto ponsel di Indonesia. Angkanya kami tulis terbuka.',
        ],
        link: { to: '/transparansi', label: 'Seberapa sering AI kami salah' },
        words: 'keliru koreksi akurasi model ai',
      },
      {
        id: 'foto-disimpan',
        question: 'Apakah foto saya disimpan atau dipakai melatih AI?',
        answer: [
          'Foto pengunjung dibaca lalu dilepas, tidak disimpan. Foto anggota hanya disimpan bila Anda menyalakan "Simpan foto saya bersama riwayat" di Riwayat.',
          'Foto itu dipakai melatih AI hanya bila Anda juga menyalakan "Foto saya boleh dipakai untuk mengajari PilahBumi". Sedikitnya dua orang tim melihatnya tanpa nama Anda, dan izin itu bisa ditarik kapan saja.',
        ],
        link: { to: '/privacy-policy#data', label: 'Baca di Kebijakan Privasi' },
        words: 'privasi aman rahasia data pribadi',
      },
      {
        id: 'warna-tempat-sampah',
        question: 'Tempat sampah warna apa untuk benda ini?',
        answer: [
          'Hasil foto menyebut warna yang umum dipakai: hijau organik, kuning anorganik, biru kertas, merah B3, abu-abu residu.',
          'Aturan kota Anda bisa berbeda. Ikuti tulisan di tempat sampahnya.',
        ],
        words: 'tong bak kuning hijau merah biru',
      },
    ],
  },
  {
    title: 'Sampah berbahaya dan residu',
    questions: [
      {
        id: 'apa-itu-b3',
        question: 'Apa itu sampah B3, dan contohnya?',
        answer: [
          'B3 berarti bahan berbahaya dan beracun: baterai, lampu, kaleng semprot, obat, cat, oli, racun serangga, jarum suntik.',
          'Jangan dijual, dibakar, dipecah, atau dicampur. Simpan terpisah dalam wadah tertutup, jauh dari anak.',
        ],
        words: 'berbahaya beracun baterai aki lampu aerosol kimia medis',
      },
      {
        id: 'buang-b3',
        question: 'Ke mana saya membawa B3 di daerah saya?',
        answer: [
          'Bila kami tahu titik pengumpulan B3 di provinsi Anda, hasil foto menunjukkannya setelah Anda menjawab pertanyaan bahaya.',
          'Belum ada yang kami tahu? Simpan dulu dengan aman, lalu tanyakan ke dinas lingkungan hidup atau kelurahan Anda.',
        ],
        words: 'dropbox tempat buang baterai lampu',
      },
      {
        id: 'residu',
        question: 'Popok, tisu, saset, styrofoam: bisa dijual?',
        answer: [
          'Umumnya tidak. Itu residu: hampir tidak ada yang membelinya dan tidak bisa dikompos.',
          'Masukkan ke tempat abu-abu atau yang diangkut petugas, dan pilih kemasan yang bisa dipakai ulang bila ada.',
        ],
        link: { to: '/pilah', label: 'Cari benda lain, A sampai Z' },
        words: 'pembalut kain puntung sachet gabus',
      },
    ],
  },
  {
    title: 'Menjual dan harga',
    questions: [
      {
        id: 'cara-menjual',
        question: 'Bagaimana cara menjual sampah?',
        answer: [
          'Pilih provinsi atau lokasi Anda, lihat siapa yang membeli jenis itu, lalu hubungi lewat WhatsApp atau telepon. Bersihkan dan keringkan dulu: harganya lebih baik.',
          'Jual beli terjadi langsung antara Anda dan pengepul. Kami tidak memegang uang dan tidak mengambil potongan.',
        ],
        link: { to: '/sell-waste', label: 'Cari pengepul' },
        words: 'uang bayar komisi jemput bank sampah rongsok',
      },
      {
        id: 'harga-berbeda',
        question: 'Mengapa harganya berbeda dari yang tertulis?',
        answer: [
          'Harga berubah menurut tempat, kebersihan, dan waktu. Setiap harga di sini punya tanggal dan sumber; yang lama bisa sudah tidak berlaku.',
          'Tanyakan dulu sebelum berangkat.',
        ],
        words: 'murah mahal rupiah kilo',
      },
      {
        id: 'tempat-tutup',
        question: 'Tempatnya sudah tutup atau nomornya salah. Ke siapa saya melapor?',
        answer: [
          'Buka halaman tempat itu, lalu tekan "Masih buka?" atau "Usulkan perbaikan". Editor memeriksanya sebelum tampil.',
        ],
        link: { to: '/sell-waste', label: 'Buka daftar tempat' },
        words: 'alamat pindah telepon whatsapp perbaikan',
      },
      {
        id: 'data-contoh',
        question: 'Apa arti "Data contoh" di sebuah kartu?',
        answer: [
          'Kartu itu hanya contoh tampilan, bukan tempat sungguhan. Jangan mendatanginya. Tempat sungguhan tidak punya tanda itu.',
        ],
        words: 'palsu terverifikasi',
      },
    ],
  },
  {
    title: 'Kuota dan tanpa sinyal',
    questions: [
      {
        id: 'kuota',
        question: 'Berapa banyak kuota yang terpakai?',
        answer: [
          'Kunjungan pertama paling banyak sekitar 350 kB, sudah termasuk yang disimpan untuk dibaca tanpa sinyal. Sesudahnya jauh lebih sedikit.',
          'Foto dikecilkan di ponsel sebelum dikirim. Lebih hemat lagi: nyalakan mode hemat data di halaman "Di ponsel ini".',
        ],
        link: { to: '/luring', label: 'Buka Di ponsel ini' },
        words: 'paket data hemat mb internet boros',
      },
      {
        id: 'tanpa-sinyal',
        question: 'Apa yang bisa dipakai tanpa sinyal?',
        answer: [
          'Halaman bantuan ini, bacaan dan tempat di provinsi Anda yang pernah dimuat, serta riwayat Anda. Yang Anda tulis tanpa sinyal menunggu di ponsel dan terkirim sendiri saat tersambung.',
        ],
        link: { to: '/luring', label: 'Lihat yang tersimpan' },
        words: 'offline luring internet mati',
      },
      {
        id: 'pilah-di-ponsel',
        question: 'Bisakah memilah foto tanpa mengirimnya?',
        answer: [
          'Bisa. Di halaman Pilah Cerdas, unduh pemilah sekali (sekitar 7 MB, lebih baik lewat Wi-Fi). Setelah itu foto dibaca di ponsel Anda dan tidak dikirim.',
        ],
        link: { to: '/smart-sort', label: 'Buka Pilah Cerdas' },
        words: 'offline perangkat privasi model unduh',
      },
    ],
  },
  {
    title: 'Akun',
    questions: [
      {
        id: 'perlu-akun',
        question: 'Apakah saya harus punya akun?',
        answer: [
          'Tidak. Memotret, mencari tempat, dan membaca bisa tanpa akun. Akun diperlukan untuk riwayat, target mingguan, dan komunitas. Gratis.',
        ],
        link: { to: '/register', label: 'Daftar' },
        words: 'daftar gratis login masuk',
      },
      {
        id: 'lupa-password',
        question: 'Saya lupa password. Bagaimana masuk lagi?',
        answer: [
          'Tekan "Lupa password?" di halaman Masuk dan tulis email Anda. Link untuk membuat password baru kami kirim ke sana; periksa juga folder spam.',
        ],
        link: { to: '/forgot-password', label: 'Buat password baru' },
        words: 'sandi reset kata kunci email',
      },
      {
        id: 'hapus-akun',
        question: 'Bagaimana menghapus akun dan data saya?',
        answer: [
          'Buka Akun, bagian Data, lalu "Hapus Akun". Profil, riwayat, dan sesi dihapus dan tidak bisa dikembalikan. Tulisan Anda di komunitas tetap ada dengan nama "Anonim".',
          'Di tempat yang sama Anda bisa mengunduh semua data Anda lebih dulu.',
        ],
        link: { to: '/akun?bagian=data', label: 'Buka Akun, bagian Data' },
        words: 'delete tutup keluar unduh ekspor',
      },
      {
        id: 'teks-kecil',
        question: 'Tulisannya terlalu kecil, atau layarnya terlalu silau.',
        answer: [
          'Pilih ukuran teks dan tema terang atau gelap di Akun, atau di bagian paling bawah setiap halaman. Pilihan tersimpan di perangkat Anda.',
        ],
        words: 'huruf besar gelap terang tema mata',
      },
    ],
  },
  {
    title: 'Komunitas',
    questions: [
      {
        id: 'melaporkan',
        question: 'Bagaimana melaporkan tulisan yang tidak pantas?',
        answer: [
          'Tekan tombol titik tiga di tulisan itu, lalu "Laporkan ke moderator". Yang Anda laporkan tidak diberi tahu siapa pelapornya.',
          'Keputusan moderator selalu beralasan dan bisa dibanding.',
        ],
        link: { to: '/terms-of-service#aturan-komunitas', label: 'Aturan komunitas' },
        words: 'lapor kasar penipuan spam bisukan',
      },
      {
        id: 'bertanya',
        question: 'Pertanyaan saya tidak ada di sini. Ke mana bertanya?',
        answer: [
          'Tulis di Komunitas, atau kirim email kepada kami. Kami tim kecil di Madura; jawaban email bisa perlu beberapa hari.',
        ],
        link: { to: '/community', label: 'Tanya di Komunitas' },
        words: 'kontak hubungi email admin',
      },
    ],
  },
];
