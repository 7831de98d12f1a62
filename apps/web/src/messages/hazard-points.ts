import { formatNumber } from '#web/lib/format-number.ts';

/** Words of the list of places that take dangerous waste (B3). */
export const hazardPointsText = {
  title: 'Hanya titik penerima limbah B3',
  lead: 'Limbah B3 tidak dijual ke pengepul dan tidak dibuang ke tempat sampah biasa.',
  found: (count: number) => `${formatNumber(count)} titik B3`,
  foundFirst: (count: number) => `${formatNumber(count)} titik B3 pertama`,
  empty: 'Belum ada titik B3 yang kami tahu',
  emptyIn: (place: string) => `Belum ada titik B3 yang kami tahu di ${place}`,
  until: 'Sampai ada, simpan dengan aman:',
  steps: [
    'Simpan di kotak tertutup, di tempat yang sejuk dan kering.',
    'Jauhkan dari anak-anak, panas, dan api.',
    'Jangan dibuang ke tempat sampah, dibakar, atau dijual.',
    'Tanyakan ke kelurahan atau Dinas Lingkungan Hidup (DLH) setempat ke mana menyerahkannya.',
  ],
  chooseProvince: 'Pilih provinsi, atau tekan Dekat saya, untuk melihat titik B3 terdekat.',
  nearest: (place: string) => `Titik B3 terdekat dari ${place}`,
};
