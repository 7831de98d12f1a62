/** Texts of the transparency page, for readers without a technical background. */
export const transparencyText = {
  title: 'Transparansi',
  lead: 'Angka di halaman lain adalah klaim. Di sini Anda melihat yang benar-benar terhitung, seberapa sering AI kami salah, dan data apa yang kami simpan.',
  description:
    'Angka PilahBumi yang dihitung langsung dan bertanggal, ketepatan AI beserta kelemahannya, data yang disimpan dan berapa lama, serta keadaan layanan saat ini.',
  contents: 'Isi halaman ini',
  sections: {
    figures: 'Klaim dan kenyataan',
    model: 'Kartu model',
    learning: 'Foto anggota untuk belajar',
    storage: 'Data yang kami simpan',
    status: 'Keadaan layanan',
  },
};

export const figuresText = {
  lead: 'Kiri: yang kami tulis di halaman lain. Kanan: yang ada di basis data kami.',
  counted: (moment: string) => `Dihitung ${moment}.`,
  claim: 'Yang kami klaim',
  truth: 'Yang terhitung',
  caption: 'Klaim kami dan angka yang terhitung',
  waiting: 'Memuat angka terbaru...',
  failed: 'Angka terbaru belum bisa dimuat',
  failedText: 'Klaim, kartu model, dan tabel di bawah tetap bisa dibaca. Coba lagi sebentar lagi.',
  notCounted: 'Belum dihitung. Angka pertama muncul dalam beberapa jam.',
  accuracy: {
    confirmed: (percent: string, range: string, accurate: string, judged: string) =>
      `${percent} menurut anggota: ${accurate} dari ${judged} hasil yang mereka nilai benar. Dengan jumlah itu, nilai sebenarnya ada di antara ${range}.`,
    tooFew: 'Menurut anggota: belum cukup dinilai. Kami menunggu sedikitnya 10 penilaian.',
    measured: (percent: string, photos: string) => `${percent} pada ${photos} foto uji.`,
    phones: (percent: string, photos: string) =>
      `Hanya ${percent} pada ${photos} foto ponsel Indonesia yang belum pernah dilihat model.`,
  },
  members: (count: string) => `${count} akun terdaftar. Berapa yang aktif tidak kami ukur.`,
  scans: (count: string) =>
    `${count} klasifikasi tersimpan milik anggota. Foto pengunjung tidak terhitung, karena tidak kami simpan.`,
  partners: 'Kemitraan tidak tercatat di basis data kami, jadi belum bisa kami buktikan di sini.',
  listings: (count: string, confirmed: string, samples: string) =>
    `${count} tempat nyata, ${confirmed} di antaranya dinyatakan masih buka oleh anggota dalam 90 hari. Selain itu ada ${samples} kartu bertanda "Data contoh".`,
  deals: 'Tidak kami catat. Jual beli terjadi langsung antara Anda dan pengepul.',
  pickup: 'Tidak kami hitung. Layanan jemput setiap tempat tertulis di kartunya.',
  rating: 'Penilaian dari jual beli nyata belum ada. Nilai di kartu contoh adalah contoh.',
  /** Beside the claims on other pages. */
  short: {
    counted: (day: string, sentence: string) => `Terhitung ${day}: ${sentence}`,
    notCounted: 'Hitungan terbaru belum ada',
    accuracy: (percent: string, phones: string) =>
      `${percent} pada foto uji, ${phones} pada foto ponsel Indonesia`,
    members: (count: string) => `${count} akun terdaftar`,
    scans: (count: string) => `${count} tersimpan milik anggota`,
    partners: 'Belum bisa kami buktikan: kemitraan tidak tercatat di basis data kami',
    listings: (count: string, samples: string) => `${count} tempat nyata dan ${samples} data contoh`,
    deals: 'Tidak kami catat: jual beli terjadi langsung dengan pengepul',
    pickup: 'Tidak kami hitung: lihat di kartu setiap tempat',
    rating: 'Belum ada penilaian dari jual beli nyata',
  },
  tiles: {
    members: 'akun terdaftar',
    scans: 'klasifikasi tersimpan',
    pieces: 'berita dan tutorial',
    posts: 'postingan komunitas',
  },
};

export const modelText = {
  lead: 'Model adalah program yang belajar dari ribuan foto. Ia menebak; ia tidak tahu. Ini yang perlu Anda ketahui sebelum memercayainya.',
  does: 'Yang bisa dilakukan',
  doesText:
    'Menyebut satu dari lima jenis bahan di foto (organik, plastik, kertas, kaca, logam), seberapa yakin jawabannya, apakah foto itu memang sampah, dan apakah mungkin residu atau sampah berbahaya.',
  doesNot: 'Yang tidak bisa',
  doesNotText:
    'Menilai apakah makanan masih aman, mengenali sampah berbahaya dengan pasti (karena itu kami bertanya), menaksir harga, atau mengenali orang.',
  accuracy: 'Seberapa sering benar',
  test: (photos: string) => `pada ${photos} foto uji, yang disisihkan sebelum model belajar`,
  phones: (photos: string) =>
    `pada ${photos} foto ponsel Indonesia, dari sumber yang belum pernah dilihat model`,
  between: (range: string) => `Nilai sebenarnya kira-kira di antara ${range}.`,
  gap: (goal: string) =>
    `Angka kedua lebih dekat dengan foto di rumah Anda, dan masih di bawah batas yang kami tetapkan sendiri. Target kami ${goal}.`,
  gapWhy: (photos: string, low: string, high: string) =>
    `Sebabnya terutama dua benda, pecahan kaca di tangan dan lembaran logam kusut: ${photos} foto, dan hanya satu dari empat yang dijawab benar. Tiga bahan lain mencapai ${low} sampai ${high}%.`,
  recall: 'Benar per jenis, pada foto uji',
  recallCaption: 'Dari 100 foto suatu jenis, berapa yang disebut benar',
  material: 'Jenis',
  right: 'Benar',
  confidence: 'Arti angka keyakinan',
  confidenceText:
    'Bila hasil menyebut 80%, jawaban seperti itu benar kira-kira 8 dari 10 kali pada foto uji. Pada foto dari sumber yang asing bagi model, angka itu bisa meleset sekitar 10 poin. Di bawah 50% kami tidak menyebut jenis, tetapi menulis "Belum yakin".',
  refusal: 'Kapan menolak menjawab',
  refusalText: (refused: string, textiles: string, mixed: string) =>
    `${refused} foto yang bukan sampah dijawab "Bukan sampah?". Kain, sepatu, dan sarung tangan disebut residu pada ${textiles} foto. Sampah campur baru dikenali pada ${mixed} foto; sisanya sering dijawab seolah salah satu dari lima jenis.`,
  hazard: 'Sampah berbahaya',
  hazardText: (batteries: string, aerosol: string, all: string) =>
    `Sebelum memberi saran, kami bertanya dulu pada ${batteries} foto baterai, ${aerosol} foto kaleng semprot, dan ${all} foto barang berbahaya dari tempat lain. Artinya masih ada yang lolos: bila Anda tahu bendanya berbahaya, ikuti yang Anda tahu.`,
  weaknesses: 'Kelemahan yang kami tahu',
  weak: [
    'Plastik bening atau hijau bisa disangka kaca.',
    'Botol yang difoto dari ujungnya, tutup putih, dan sendok plastik sering keliru.',
    'Label mengilap bisa disangka logam.',
    'Saset dan kertas nasi bungkus hampir tidak ada di foto latihan.',
    'Kertas atau buku yang difoto di atas kain bisa disangka residu.',
  ],
  training: 'Dari mana ia belajar',
  trainingText:
    'Dari kumpulan foto terbuka seperti TrashNet, RealWaste, dan TACO. Sebagian foto itu tidak berizin untuk dipakai secara komersial. Foto anggota dipakai melatih hanya bila pemiliknya mengizinkan; jumlahnya ada di bawah.',
  technical: 'Untuk yang ingin memeriksa',
  network: 'Jaringan',
  networkName: 'EfficientNet-Lite0, 8 bit, 224 × 224 piksel',
  weight: 'Ukuran',
  megabytes: (size: string) => `${size} MB`,
  version: 'Versi',
  hash: 'Sidik berkas (SHA-256)',
};

export const learningFiguresText = {
  lead: 'Anggota bisa mengizinkan fotonya dipakai mengajari AI. Dua orang tim atau lebih memberi label tanpa melihat pemilik, jawaban AI, atau jawaban orang lain. Pelatihan tidak pernah berjalan sendiri.',
  collected: 'foto terkumpul',
  labelled: 'foto berlabel',
  used: (version: string) => `dipakai model ${version}`,
  unused: 'dipakai melatih model',
  collectedNote: 'Tanpa yang ditarik pemiliknya',
  unusedNote: 'Belum ada versi yang memakainya',
  versions: (count: string, version: string) => `Model ${version}: ${count} foto`,
  earlier: 'Versi sebelumnya',
  unknown: 'Angkanya belum bisa ditampilkan. Lihat lagi beberapa jam lagi.',
};

export const storageText = {
  lead: 'Ringkasannya di sini. Daftar lengkap ada di Kebijakan Privasi.',
  more: 'Baca daftar lengkap',
  caption: 'Data yang kami simpan dan berapa lama',
  what: 'Data dan gunanya',
  until: 'Sampai kapan',
  rows: [
    {
      what: 'Foto pengunjung tanpa akun',
      why: 'Dibaca model untuk menjawab Anda',
      until: 'Tidak disimpan',
    },
    {
      what: 'Foto anggota',
      why: 'Melihatnya kembali di riwayat',
      until: 'Hanya bila Anda izinkan. Hilang dalam beberapa menit setelah Anda hapus atau menarik izin',
    },
    {
      what: 'Foto anggota untuk mengajari AI',
      why: 'Diberi label oleh tim tanpa nama pemilik, lalu dipakai melatih',
      until: 'Hanya bila Anda izinkan. Bila izin ditarik, foto tidak ikut pelatihan berikutnya',
    },
    {
      what: 'Riwayat klasifikasi dan koreksi anggota',
      why: 'Dasbor Anda, dan angka ketepatan di halaman ini',
      until: 'Anda menghapusnya, satu per satu atau bersama akun',
    },
    {
      what: 'Nama, email, telepon, lokasi',
      why: 'Akun Anda',
      until: 'Anda menghapus akun',
    },
    {
      what: 'Password',
      why: 'Memeriksa bahwa Anda yang masuk',
      until: 'Anda menghapus akun. Kami hanya memegang hash-nya, bukan tulisannya',
    },
    {
      what: 'Sesi masuk dan nama peramban',
      why: 'Mengenali perangkat asing',
      until: 'Berlaku 12 jam, atau 30 hari dengan "Ingat saya". Catatannya dihapus 90 hari setelah berakhir',
    },
    {
      what: 'Postingan dan balasan',
      why: 'Forum komunitas',
      until: 'Anda menghapusnya. Bila akun dihapus, sisanya menjadi milik "Anonim"',
    },
    {
      what: 'Notifikasi',
      why: 'Memberi tahu Anda tentang balasan',
      until: '180 hari',
    },
    {
      what: 'Letak perangkat',
      why: 'Mencari tempat terdekat, bila Anda menekan tombolnya',
      until: 'Tidak disimpan. Dibulatkan sampai sekitar 100 meter sebelum dikirim',
    },
    {
      what: 'Hitungan pembaca artikel',
      why: 'Satu pembaca dihitung sekali sehari',
      until: '1 hari, sebagai kode acak tanpa nama',
    },
    {
      what: 'Catatan server dengan alamat IP',
      why: 'Menjaga keamanan dan menemukan gangguan',
      until: 'Paling lama 30 hari',
    },
    {
      what: 'Catatan keamanan',
      why: 'Jejak kejadian penting, misalnya akun dihapus',
      until: 'Tetap disimpan, tanpa nama dan email',
    },
  ],
  none: 'Tidak ada cookie, pelacak, atau iklan, dan data Anda tidak dijual.',
};

export const statusText = {
  lead: 'Diperiksa setiap kali halaman ini dibuat, paling lama semenit yang lalu.',
  unknown: 'Keadaan layanan belum bisa diperiksa.',
  up: 'Berfungsi',
  down: 'Terganggu',
  parts: {
    data: { title: 'Data', text: 'Akun, daftar tempat, artikel, dan komunitas' },
    accounts: { title: 'Masuk dan daftar', text: 'Pemeriksaan password dan Google' },
    photos: { title: 'Penyimpanan foto', text: 'Foto riwayat dan gambar kiriman' },
    mail: { title: 'Email', text: 'Konfirmasi dan pemulihan password' },
    speed: { title: 'Kabar langsung', text: 'Pemberitahuan seketika dan pembatas permintaan' },
    model: { title: 'Model AI', text: 'Jawaban atas foto Anda' },
  },
  report: 'Menemukan angka yang keliru? Beri tahu kami:',
};
