import type { Material } from '@app/classifier/materials';

/** A type of waste with a price. `material` is its class in smart sort; null where the model has none. */
type WasteTypeFacts = { name: string; material: Material | null; unit: Unit; preparation: string };

export const units = ['kg', 'liter', 'unit'] as const;
export type Unit = (typeof units)[number];

export const wasteTypeFacts = {
  'pet-bening': {
    name: 'Botol PET bening',
    material: 'plastik',
    unit: 'kg',
    preparation: 'Lepas tutup dan label, bilas, keringkan, lalu gepengkan.',
  },
  'pet-warna': {
    name: 'Botol PET berwarna',
    material: 'plastik',
    unit: 'kg',
    preparation: 'Lepas tutup dan label, bilas, lalu pisahkan dari yang bening.',
  },
  'gelas-pp': {
    name: 'Gelas plastik (PP)',
    material: 'plastik',
    unit: 'kg',
    preparation: 'Buang plastik penutup dan sedotan, bilas, lalu tumpuk.',
  },
  hdpe: {
    name: 'HDPE (jeriken, botol sampo)',
    material: 'plastik',
    unit: 'kg',
    preparation: 'Bilas sampai tidak licin, keringkan, dan lepas pompa atau tutupnya.',
  },
  'plastik-campur': {
    name: 'Plastik campur',
    material: 'plastik',
    unit: 'kg',
    preparation: 'Pisahkan menurut jenisnya: yang tercampur dihargai paling rendah.',
  },
  kardus: {
    name: 'Kardus',
    material: 'kertas',
    unit: 'kg',
    preparation: 'Lepas lakban dan staples, lipat rata, ikat, dan jaga tetap kering.',
  },
  hvs: {
    name: 'Kertas HVS',
    material: 'kertas',
    unit: 'kg',
    preparation: 'Pisahkan dari kertas berwarna dan lepas klip atau spiralnya.',
  },
  koran: {
    name: 'Koran dan majalah',
    material: 'kertas',
    unit: 'kg',
    preparation: 'Susun rata, ikat, dan jaga tetap kering.',
  },
  duplek: {
    name: 'Duplek (kotak tipis)',
    material: 'kertas',
    unit: 'kg',
    preparation: 'Buka lipatannya, buang lapisan plastik, lalu ratakan.',
  },
  kaleng: {
    name: 'Kaleng besi',
    material: 'logam',
    unit: 'kg',
    preparation: 'Bilas, keringkan, lalu gepengkan.',
  },
  aluminium: {
    name: 'Aluminium (kaleng minuman)',
    material: 'logam',
    unit: 'kg',
    preparation: 'Pisahkan dari kaleng besi dengan magnet: aluminium tidak menempel.',
  },
  'besi-tua': {
    name: 'Besi tua',
    material: 'logam',
    unit: 'kg',
    preparation: 'Lepas bagian kayu, karet, dan plastiknya.',
  },
  tembaga: {
    name: 'Tembaga',
    material: 'logam',
    unit: 'kg',
    preparation: 'Kupas pembungkusnya; jangan dibakar, asapnya beracun dan harganya turun.',
  },
  'botol-kaca': {
    name: 'Botol kaca utuh',
    material: 'kaca',
    unit: 'kg',
    preparation: 'Bilas, lepas tutup, dan pisahkan menurut warna.',
  },
  'kaca-pecah': {
    name: 'Beling (kaca pecah)',
    material: 'kaca',
    unit: 'kg',
    preparation: 'Bungkus tebal, beri tulisan "kaca pecah", dan pisahkan menurut warna.',
  },
  'sisa-dapur': {
    name: 'Sisa dapur dan kebun',
    material: 'organik',
    unit: 'kg',
    preparation: 'Tiriskan dan pisahkan dari plastik, sedotan, dan karet.',
  },
  jelantah: {
    name: 'Minyak jelantah',
    material: null,
    unit: 'liter',
    preparation: 'Dinginkan, saring, dan simpan dalam botol tertutup tanpa air.',
  },
  kabel: {
    name: 'Kabel',
    material: null,
    unit: 'kg',
    preparation: 'Gulung dan ikat; jangan dibakar.',
  },
  ponsel: {
    name: 'Ponsel rusak',
    material: null,
    unit: 'unit',
    preparation: 'Hapus data dan keluarkan kartunya; baterai yang menggembung jangan ditusuk.',
  },
  komputer: {
    name: 'Laptop dan komputer',
    material: null,
    unit: 'unit',
    preparation: 'Hapus data dan sertakan pengisi dayanya.',
  },
  baterai: {
    name: 'Baterai dan aki',
    material: null,
    unit: 'kg',
    preparation: 'Tutup kutubnya dengan lakban dan simpan di tempat kering.',
  },
  lampu: {
    name: 'Lampu',
    material: null,
    unit: 'unit',
    preparation: 'Bungkus satu per satu agar tidak pecah.',
  },
} as const satisfies Record<string, WasteTypeFacts>;

export type WasteType = keyof typeof wasteTypeFacts;
export const wasteTypes = Object.keys(wasteTypeFacts) as [WasteType, ...WasteType[]];
