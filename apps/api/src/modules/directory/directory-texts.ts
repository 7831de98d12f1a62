import type { Material } from '@app/classifier/materials';

/** Texts of the directory that are sent by the API. */
export const directoryTexts = {
  askForProvince: 'Pilih provinsi Anda di halaman Jual Sampah untuk melihat tempat terdekat.',
  noneNearby: (material: Material) =>
    `Belum ada tempat di dekat Anda yang menerima ${material}. Cari di provinsi lain di halaman Jual Sampah.`,
  noneInProvince: (material: Material, province: string) =>
    `Belum ada tempat di ${province} yang menerima ${material}. Cari di provinsi lain di halaman Jual Sampah.`,
  place: ({ name, city, distance, isOpen }: Place) =>
    `${name}, ${city}${distance === null ? '' : `, ${distance} dari Anda`}${opening(isOpen)}.`,
  emptyBox: 'Kotak peta ini kosong. Geser atau perbesar petanya.',
  sampleSource: 'Data contoh',
  sampleVerification: 'Contoh: pada data sungguhan di sini tertulis cara memeriksanya',
} as const;

type Place = { name: string; city: string; distance: string | null; isOpen: boolean | null };

const opening = (isOpen: boolean | null) =>
  isOpen === null ? '' : isOpen ? ' (buka sekarang)' : ' (sedang tutup)';
