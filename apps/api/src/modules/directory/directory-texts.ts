import type { Material } from '@app/classifier/materials';
import type { Registration } from '@app/contract/directory';

const keepAtHome =
  'Simpan dulu di kotak bertutup, teduh, jauh dari api dan anak, lalu tanyakan ke Dinas Lingkungan Hidup.';

/** Texts of the directory that are sent by the API. */
export const directoryTexts = {
  askForProvince: 'Pilih provinsi Anda di halaman Jual Sampah untuk melihat tempat terdekat.',
  /** Without a material: hazardous waste, which no buyer may take. */
  noneNearby: (material: Material | undefined) =>
    material
      ? `Belum ada tempat di dekat Anda yang menerima ${material}. Cari di provinsi lain di halaman Jual Sampah.`
      : `Belum ada titik kumpul B3 yang kami tahu di dekat Anda. ${keepAtHome}`,
  noneInProvince: (material: Material | undefined, province: string) =>
    material
      ? `Belum ada tempat di ${province} yang menerima ${material}. Cari di provinsi lain di halaman Jual Sampah.`
      : `Belum ada titik kumpul B3 yang kami tahu di ${province}. ${keepAtHome}`,
  place: ({ name, city, distance, isOpen }: Place) =>
    `${name}, ${city}${distance === null ? '' : `, ${distance} dari Anda`}${opening(isOpen)}.`,
  /** Of a place that only a registry names. */
  askFirst: ({ source, lastReportYear }: Registration, material: Material) =>
    `Tercatat di ${source}, ${lastReportYear === null ? 'belum pernah melapor' : `laporan terakhir ${lastReportYear}`}, belum dikonfirmasi: tanya dulu apakah menerima ${material}.`,
  unknownRegion: 'Wilayah ini tidak kami kenal. Pilih provinsi, kabupaten, atau kecamatan dari daftar.',
  emptyBox: 'Kotak peta ini kosong. Geser atau perbesar petanya.',
  sampleSource: 'Data contoh',
  sampleVerification: 'Contoh: pada data sungguhan di sini tertulis cara memeriksanya',
} as const;

type Place = { name: string; city: string; distance: string | null; isOpen: boolean | null };

const opening = (isOpen: boolean | null) =>
  isOpen === null ? '' : isOpen ? ' (buka sekarang)' : ' (sedang tutup)';
