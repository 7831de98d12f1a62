import type { HeldReason } from '@app/api/src/modules/directory/place-import/place.ts';
import type { Expect, Places, Row } from './database.ts';

/** One offender for each check; several for private persons, whose names have many forms. */
const offenders: [HeldReason, Row[]][] = [
  ['incomplete', [{ name: 'Bank Sampah Tanpa Jenis', kind: 'warung' }]],
  ['unknown_region', [{ name: 'Bank Sampah Entah', regency: 'Kota Entah', district: '' }]],
  // In Sleman, nine kilometres north of the city that it names.
  [
    'outside_regency',
    [{ name: 'Bank Sampah Salah Kota', district: '', lat: '-7.690112', lon: '110.378451' }],
  ],
  // In Kotagede, in the same city.
  ['outside_district', [{ name: 'Bank Sampah Salah Kecamatan', lat: '-7.828412', lon: '110.400451' }]],
  [
    'shared_point',
    ['Satu', 'Dua', 'Tiga', 'Empat'].map((name) => ({
      name: `Bank Sampah ${name}`,
      lat: '-7.781111',
      lon: '110.381111',
    })),
  ],
  ['rounded_point', [{ name: 'Bank Sampah Bulat', lat: '-7.79', lon: '110.38' }]],
  [
    'private_person',
    [
      'Bank Sampah Ibu Sumarni',
      'Bank Sampah Bapak Joko',
      'Rumah Pak Slamet',
      'Bank Sampah a.n. Sutrisno',
      'TPST H. Mahmud',
      'Andi Arifin',
      'Muhammad Aris Yanottama',
    ].map((name) => ({ name })),
  ],
  ['private_phone', [{ name: 'Bank Sampah Asri 0812-3456-7890' }, { name: 'BS Asri (+62 812 3456 7890)' }]],
];

/** Names that look like persons and are not. */
const innocent = [
  'Bank Sampah Kasih Ibu',
  'Bank Sampah Rumah Hijau',
  'BS Ibu Trampil',
  'Bank Sampah An-Nur',
  'Bank Sampah Gading Mas',
  'Budi Lestari',
  'Ngudi Slamet',
];

/** Returns how many checks caught what was planted for them. */
export async function checkOffenders({ importRows, listing }: Places, expect: Expect): Promise<number> {
  const planted = offenders.flatMap(([reason, rows]) =>
    rows.map((row, number) => ({ reason, row: { ...row, key: `${reason}-${number}` } })),
  );
  const fine = innocent.map((name, number) => ({
    key: `fine-${number}`,
    name,
    lat: `-7.78${number}312`,
    lon: '110.376451',
  }));
  const addressed = {
    key: 'address',
    name: 'Bank Sampah Alamat',
    address: 'Rumah Ibu Siti Aminah, RT 02 RW 03, hp 0812-3456-7890',
    lat: '-7.786712',
  };
  await importRows('offenders', [...planted.map(({ row }) => row), ...fine, addressed]);
  const caught = new Set(offenders.map(([reason]) => reason));
  for (const { reason, row } of planted) {
    const { held } = await listing(row.key);
    expect(
      held === reason,
      `${row.name} is held: ${reason}${held === reason ? '' : `, and was ${held ?? 'shown'}`}`,
    );
    if (held !== reason) caught.delete(reason);
  }
  for (const { key, name } of fine) {
    const { held } = await listing(key);
    expect(held === null, `${name} is shown${held ? `, and was held: ${held}` : ''}`);
  }
  const { address } = await listing('address');
  const isClean = address !== null && !/Siti|Aminah|0812/.test(address) && address.includes('RT 02 RW 03');
  expect(isClean, `an address loses the person and the number, not the way there: ${address}`);
  return caught.size + (isClean ? 1 : 0);
}
