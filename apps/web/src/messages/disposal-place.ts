/** On the answer to a photo: where to bring it. */
export const disposalPlaceText = {
  province: 'Provinsi Anda',
  choose: 'Pilih provinsi',
  remembered: 'Diingat di perangkat ini untuk foto berikutnya.',
  asking: 'Mencari tempat terdekat...',
  offline: 'Tempat terdekat baru bisa dicari saat ada sinyal.',
  failed: 'Tempat terdekat belum bisa dimuat. Periksa koneksi internet Anda, lalu coba lagi.',
  retry: 'Coba lagi',
  open: (name: string) => `Lihat ${name}`,
};
