/** Thirty roots about waste, with ten common forms of each. */
export const wasteForms: Record<string, string> = {
  pilah: 'memilah dipilah pemilahan pilahan memilahnya terpilah pemilah pilahlah dipilahkan memilahkan',
  olah: 'mengolah diolah pengolahan olahan pengolah terolah mengolahnya diolahnya olahlah pengolahannya',
  daur: 'mendaur didaur pendauran mendaurnya pendaur daurlah terdaur daurkan didaurnya pendaurannya',
  buang: 'membuang dibuang pembuangan buangan terbuang membuangnya pembuang buanglah dibuangnya buangin',
  kumpul:
    'mengumpulkan dikumpulkan pengumpulan pengumpul berkumpul terkumpul kumpulan perkumpulan kumpulkan ngumpulin',
  sampah: 'persampahan sampahnya sampahku menyampah sampahmu sampahlah nyampah sampahpun sampahkan bersampah',
  jual: 'menjual dijual penjualan penjual jualan terjual berjualan menjualnya dijualnya jualin',
  beli: 'membeli dibeli pembelian pembeli membelinya belikan dibelikan terbeli pembeliannya membelikan',
  tukar: 'menukar ditukar penukaran penukar tukaran menukarkan ditukarkan tertukar bertukar pertukaran',
  angkut:
    'mengangkut diangkut pengangkutan pengangkut angkutan terangkut mengangkutnya diangkutnya angkutlah angkutin',
  cuci: 'mencuci dicuci pencucian pencuci cucian mencucinya dicucinya tercuci cucilah nyuci',
  bersih:
    'membersihkan dibersihkan pembersihan pembersih kebersihan bersihkan bersihnya terbersih sebersih bersihin',
  kering:
    'mengeringkan dikeringkan pengeringan pengering kekeringan keringkan keringnya mengering mengeringnya keringin',
  potong:
    'memotong dipotong pemotongan pemotong potongan terpotong memotongnya potonglah potongin berpotongan',
  bakar: 'membakar dibakar pembakaran pembakar bakaran terbakar membakarnya kebakaran bakarlah dibakarnya',
  timbun:
    'menimbun ditimbun penimbunan timbunan penimbun tertimbun menimbunnya timbunkan ditimbunnya bertimbun',
  lepas: 'melepas dilepas pelepasan lepaskan melepaskan dilepaskan terlepas lepasnya pelepas lepasin',
  lipat: 'melipat dilipat pelipatan lipatan terlipat melipatnya lipatlah berlipat pelipat kelipatan',
  ikat: 'mengikat diikat pengikatan ikatan pengikat terikat mengikatnya ikatlah perikatan keterikatan',
  tumpuk:
    'menumpuk ditumpuk penumpukan tumpukan tertumpuk bertumpuk menumpuknya tumpuklah numpuk bertumpukan',
  pulung: 'memulung dipulung pemulung pulungan pemulungan mulung memulungnya terpulung pulunglah pemulungnya',
  setor: 'menyetor disetor penyetoran setoran penyetor menyetorkan disetorkan tersetor setorlah nyetor',
  timbang:
    'menimbang ditimbang penimbangan timbangan penimbang tertimbang menimbangnya timbanglah nimbang pertimbangan',
  kemas: 'mengemas dikemas pengemasan kemasan pengemas terkemas mengemasnya kemasannya berkemas kemaslah',
  guna: 'menggunakan digunakan penggunaan pengguna kegunaan berguna gunakan gunanya tergunakan penggunanya',
  kurang:
    'mengurangi dikurangi pengurangan kekurangan berkurang kurangi pengurang mengurangkan terkurangi ngurangin',
  pakai: 'memakai dipakai pemakaian pemakai pakaian terpakai berpakaian memakainya pakailah memakaikan',
  cemar:
    'mencemari dicemari pencemaran pencemar tercemar cemaran mencemarkan mencemarinya ketercemaran cemari',
  urai: 'mengurai diurai penguraian pengurai uraian terurai menguraikan diuraikan uraikan keteruraian',
  kompos:
    'mengomposkan dikomposkan pengomposan komposnya pengomposannya mengompos pengompos dikompos komposkan terkomposkan',
};
