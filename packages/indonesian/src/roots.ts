/**
 * The roots known to the stemmer, compiled for this product: waste vocabulary first, then everyday Indonesian. A word
 * without a root in this list stays unchanged, so a missing root may lose a match but never causes a wrong
 * one. A root that merely looks affixed (`makan`, `besi`, `perak`) has to be listed to be left alone.
 */
const waste = `
abu aduk aki alas aluminium ampas angkat angkut aqua asam asap awet bahan bahaya bakar baling ban banjir barang
basah batang baterai bau bawa beban bekas belatung beli beling bening berat bersih besek besi biji bilas biogas
bocor bongkar botol buah buang bubuk bubur bumi bungkus busuk cacah cacing cair campur cangkang cat cecer celup
cemar cemas cerah cetak cincang coklat cuci curah daging dapur daun daur debu detergen deterjen dinamo drum duplek
ekonomi elektronik ember emisi endap enzim etalase fermentasi filter galon ganti gantung gas gelar gelas gembung
gepeng gilas giling gosok got gudang gulung guna gunting gunung hancur hanyut harga hasil hemat hidup hijau hirup
hutan ikat iris isi jelantah jemput jemur jerami jerigen jeriken jorok jual kabel kaca kain kaleng kantong kaos
karat kardus karet karton karung kawat kayu kebun kelola kelupas kemas kepul kerajinan keranjang keresek kering
kerja kertas kilogram klip kompor kompos komputer koran kosong kotak kotor kreasi kresek kristal kuah kubur kukus
kulit kulkas kumpul kumuh kuning kuningan kupas kurang kutub lakban lalat lampu lapak lapis laptop larut ledak leleh
lem lembab lembap lepas lestari limbah lindi lindung lingkung lipat loak logam longsor lubang lumat lumpur lumut
majalah malam mampat manfaat masker medis merkuri mesin minum minyak monitor motor muat mudah muncul nampan nasabah
olah oli organik oven pabrik padat pakai pakan paku palet panas panci panen pecah pelat pelihara pepes perabot peras
perca peti pilah pilih pipa piring pisah plastik polusi pompa ponsel popok potong presto printer produksi puing
pulung puntung pupuk rakit ramah rapi raut rayap remas rendam residu resik rongsok rosok roti ruang rumput rusak
sablon sabun sachet saku salur sampah sampo sapu saring saset sayur sebar sedot sedotan sekam selokan sembur semen
semprot seng senyawa serap serbuk setor sikat simpan sisa sisih sobek sortir spiral sprei staples steroform
stirofoam styrofoam sumbang sumbat sumber sungai susun susut tabung takar tambal tampung tanah tanam tangkai tangki
tas tebal tebang tebar tekan televisi teliti tembaga tempat tempel tempurung tenggelam terap ternak tetes timah
timba timbal timbang timbul timbun tinta tiris tong toples tukang tukar tumpah tumpuk tutup uang ulang untung urai
urug urus usaha utuh wadah warna`;

const everyday = `
acara acu ada adat adik adil agama agar ahli air ajak ajar akal akar akhir akibat aktif akun alam alamat alat alih
alir amal aman amat ambil ampun anak analisis ancam aneh angan anggap anggar anggota anggur angin angka angsur anjur
antar antara antre anyam apa api arah arang arti arus asal asasi asing asli asuh asup atap atas atur awal awan awas
ayah ayam ayo ayun baca badan bagai bagi bagus bahas bahasa baik baju bakal baki bakti baku balai balas balik balok
bambu banding bangga bangkit bangku bangsa bangun banjar bank bantah bantal banting bantu banyak bapak baris baru
batal batas batok batu bawah bawang bayam bayang bayar bebas becak beda bedah beku bela belah belakang belanja belas
belenggu belok belum benah benam benang benar benci benda benih bentang bentuk beranda berangkat berani berantas
beras beri berita berkas berkat besar besok betah betul biak biar biasa biaya bicara bidang bijak bikin bilang
bimbing bina binatang bincang bingkai bingung bintang bisa bisnis blokir bobot bocah bohong bola boleh bolong bor
boros bosan brosur buat budaya budi budidaya buka bukan bukit bukti buku bulan bulat bulu bunga bungsu bunuh bunyi
buru buruh buruk butuh cabai cabang cabut cadang cakap cakup calon camat candi cangkir cangkul cantik canting cantum
capai cara cari catat cegah cek celana cepat cerai cerdas cerewet cerita cermat cermin cerna cinta ciprat cipta ciri
coba cocok contoh cukup cukur cuma curang curi curiga daerah daftar dagang dahan dahulu daki dalam damai damping
dana dandan dapat darah darat dasar data datang datar daya dekat delapan demam demi denah denda dengan dengar depan
derajat deras desa desain detik dewan dewasa diam didik digital dinas dinding dingin diri disiplin diskusi doa
dokter dokumen domba dompet dorong dosen dua duduk duga dukung dulu dunia duri dusun edar edukasi ekor ekspor elok
emas empat enak enam encer energi engkau engkol engsel erat esok evaluasi fakta faktor fasilitas festival foto
fungsi gabung gadai gadis gagal gagas gaji galak gali gambar gambut ganda ganggu garam garap garasi garis gaul gaya
gedung gejala gelap gelombang gema gemar gembira gempa gempur genang genap generasi genteng gerak gerbang gerobak
gigi gigit gila gitar golong goreng gores gotong goyang gratis gua gubernur gugat gula guncang guru gusur habis
hadap hadiah hadir hafal hak hakim hal halal halaman halang halus hama hambat hampar hampir handuk hangat hangus
hantam hantar hanya hapus harap hari harum harus hasut hati haus hebat hektare helai heran hewan hias hibah hibur
hidang hilang hilir himbau hitam hitung hormat hubung hujan hukum huni huruf ibu ide identitas ijin ikan iklan iklim
ikut ilmu imbal imbau impor indah induk industri informasi ingat ingin inovasi inti intip irit isap istirahat istri
isu izin jabat jadi jadwal jaga jagung jahat jahit jajah jajak jajan jalan jalin jalur jam jamin jamu jamur janda
jangka jangkau janji jarak jarang jari jaring jarum jasa jatuh jauh jawab jaya jelajah jelas jembatan jenis jenuh
jepit jera jernih jiwa jodoh joget jorong juang juara juga jumlah jumpa jurang juri jurus juta kabar kabupaten kabut
kacang kader kagum kait kaji kaki kala kalah kali kalian kalimat kalung kamar kambing kami kampanye kampung kampus
kamu kanan kandang kandung kantin kantor kapal kapan kapas kapasitas kapur karang karena karya kasar kasih kata
kategori kaum kawal kawan kawasan kaya kecamatan kecil kecoa kedai kejar kejut kelapa kelas kelenteng kelompok
keluar keluarga keluh kelurahan kembali kembang kena kenal kenang kencang kendali kendara kental kepala kepiting
kepung kerabat keras kereta keriting keruh kerupuk kesal ketat ketik ketua khas khusus kiat kini kipas kira kiri
kirim kisah kita klaim klasifikasi klik kobar koki kolam koleksi kolong kombinasi komentar komunitas kondisi
konsumsi kontrol koperasi kopi korban korek koreksi kota koyak kuali kualitas kuasa kuat kubik kucing kuda kue kuku
kulak kuliah kunci kunjung kuno kupon kura kurir kursi kursus kurung kutip kutuk laba label labuh lacak ladang lagu
lahan lahap lahir lain laju laki laku lalai lalu lama laman lamar lambat lampau lampir lancar landa langgan langgar
langit langka langkah langsung lanjut lantai lantik lapang lapar lapor larang lari latar latih lauk laut lawan layak
layan layar lebah lebar lebih lebur legenda leher lekas lekat lelah lelang lele lemah lemari lemas lembaga lembar
lembek lembur lempar lengan lengkap lengket lereng letak lewat liar libat libur lihat lilin lilit lima limpah lincah
lintas liput listrik liter lokasi lolos lomba loncat longgar losmen luang luap luar luas luka lukis luluh lumbung
lunak lunas lupa lurah lurus lusa lusin maaf mabuk macam macet mahal mahasiswa mahir main maju maka makan makin
makmur maksud malas malu mampir mampu mana mandi mandiri mangga mangkok mangkuk manis mantap manusia marah marak
mari masa masak masalah masam masuk masyarakat mata matahari mati mau mawar medan media megah meja melati menang
menit mentah merah merdeka merek mereka meriah merk mesjid mesra meter metode mewah mimpi minat minggu minta mirip
misal misi miskin mobil modal model modern moga mohon muda mudik muka mukim mula mulai mulia mulut mundur mungkin
murah murid murni musik musim musnah mustahil musyawarah mutu naik nama nanti napas nasi nasihat negara negeri
nelayan nenek niaga niat nikah nikmat nilai nol nomor nota nyala nyaman nyamuk nyanyi nyata nyawa nyeri obat objek
obral obrol ojek olahraga ombak omong ongkos orang otak otomatis pacu padam padi padu pagar pagi paham pahit pajak
pajang paket paksa pala palsu pamer pameran panah pandai pandang pandu pangan panggang panggil panggung panjang
panjat pantai pantas pantau pantul panut papan papar parah parit parkir partai pasang pasar pasir pasok pasti
pasukan patah patok patroli patuh patung payah payung peduli pegang pegawai pekan pelan peluang peluk peluru penat
pendek penting penuh perahu perak peran perang perangkat percaya percik pergi perintah peristiwa perlahan perlu
permen pernah persen pesan pesawat pesisir pesta peta petak petik petir pikir pikul pilar pilu pimpin pinang pindah
pinggir pinjam pintar pintu pisang pisau pohon pokok pola polisi pondok posisi positif pot prakarsa praktik praktis
program promosi proses protes provinsi proyek puas puasa publik pudar pukul pula pulang pulau pulih puluh punah
puncak pungut punya purba pusat putar putih putus raba rabuk racik racun radio raga ragam ragu rahasia raih rajin
rakyat ramai ramal rambat rambut rampas rampung rancang rangka rangkai rangkul rangsang rantai rantau rapat raport
rasa rata ratus rawan rawat raya rayu reda redup rekam rekat rekening rekreasi relawan rembes renang rencana rendah
renggut renovasi rentan rentang repot resah resap resep resmi respons restu retak retas retribusi ribu ribut rindu
ringan ringkas rintis risiko robek robot roda roket rokok rombak rombong rontok rotan ruas rubah rugi rujuk rukun
rumah rumit rumus runcing runding rupa rupiah rusuh rute rutin saat sabar sabtu sadar sah sahabat saham saing saji
sakit saksi salah salak salam salin saling salju sama sambil sambung sambut sampai samping sana sandal sandar
sanding sangat sanggup sangka sapa sapi saran sarana sarang sarden sasar sastra satu saudara sawah sawit saya sayang
sebab sebelah sebentar seberang sebut sedekah sedia sedih sedikit segar segel segera sehat sejahtera sejarah sejuk
sekat sekolah sektor selam selamat selang selasa selatan selenggara selesai selimut selisih seluruh semai semak
semangat sembilan sembunyi sementara semester sempat sempit sempurna semua semut senang sendal sendiri sendok
sengaja sengat seni senin sentuh sepakat sepatu sepeda sepele sepi serah serang serangga serat serba serbu sering
serius serta sesak sesal sesuai setan setia setiap siang siap siar sibuk sidang sifat silah silang simpul sinar
singgah singkat singkir singkong sini siram sirkulasi sistem siswa situ situs skala soal solusi sopan sopir sore
sosial sosis suai suami suara suasana suatu subuh subur suci sudah sudut suhu suka sukses suku sulap sulit suluh
sumur sunat sungguh supaya supir surat suruh surut survei susah sutra swadaya syarat syukur taat tabah tabrak tabur
tadah tagih tahan tahap tahu tahun tajam takut talang tali taman tamat tambah tambak tamu tanda tandan tandang
tanding tanduk tangan tangga tanggal tanggap tanggul tanggung tangis tangkap tani tanpa tantang tanya tari tarif
tarik taruh tata tatap taut tawa tawar tebak tebing tebu tegak tegang tegas teguh tegur teh tekad teknik teknologi
tekun telaah teladan telan telat telepon teluk telur teman tembak tembakau tembok tembus tempe tempuh temu tenaga
tenang tengah tengok tentang tentu tenun tepat tepi tepung terang teras terbang terbit teriak terik terima terjang
terjun terus tetangga tetap tiang tiba tidak tidur tiga tikar tikus timur tindak tindas tinggal tinggi tingkah
tingkat tinjau tipis tipu tiru titik titip tiup toko tokoh tolak toleh tolong tonton topi total tradisi transaksi
tua tuan tubuh tuduh tugas tuju tujuh tukik tulang tular tulis tulus tumbang tumbuh tumpang tunai tunda tunduk
tunggak tunggal tunggu tungku tunjang tunjuk tuntas tuntun tuntut turun turut tusuk uap ubah ubi ucap udang udara
uji ujung ukir ukur ulama ular ulas ulat umum umur undang undi unduh unggah unggas unggul ungkap ungu unik unit
upacara upah upaya urat urut usai usang usia usir usul utama utang utara waduk wajah wajan wajib wakil waktu walau
wangi wanita warga waris warung waspada wilayah wisata wujud yakin yayasan zaman zat`;

/** Place names that look suffixed: Bekasi is not `bekas` with -i. */
const places = `
ambon balikpapan banda bandung banjarmasin banjarbaru bantul bekasi bengkulu binjai bitung blitar bogor bontang bukittinggi
cilegon cimahi cirebon denpasar depok dumai garut gorontalo jakarta jambi jayapura jember karawang kediri kendari klaten
kupang langsa lampung lubuklinggau madiun madura magelang makassar malang mamuju manado mataram medan meulaboh mojokerto
padang palangka palembang palopo palu pamekasan pangkalpinang parepare pasuruan pekalongan pekanbaru pontianak probolinggo
sabang salatiga samarinda sampang sawahlunto semarang serang siantar sidoarjo singkawang sleman solo sorong subulussalam
sukabumi sumenep surabaya surakarta tangerang tanjungpinang tarakan tasikmalaya tegal ternate tidore tomohon tuban
yogyakarta`;

export const roots: ReadonlySet<string> = new Set(
  `${waste} ${everyday} ${places}`.split(/\s+/).filter(Boolean),
);
