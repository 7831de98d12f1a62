import type { Scan } from '@app/contract/smart-sort';
import { expect, test } from 'vitest';
import { weekMaterials } from './week-materials.ts';

const scan = (material: Scan['material'], createdAt: string, part: Partial<Scan> = {}): Scan => ({
  _id: crypto.randomUUID(),
  verdict: 'sure',
  suspected: null,
  material,
  categoryName: material,
  confidence: 90,
  createdAt,
  computedOn: 'server',
  feedback: null,
  thumbnail: null,
  ...part,
});

test('the materials since Monday are counted, the most frequent first', () => {
  const scans = [
    scan('plastik', '2026-11-12T03:00:00.000Z'),
    scan('kertas', '2026-11-11T03:00:00.000Z'),
    scan('plastik', '2026-11-10T03:00:00.000Z'),
    scan('logam', '2026-11-08T03:00:00.000Z'),
  ];
  expect(weekMaterials(scans, '2026-11-09', 'Asia/Jakarta')).toEqual([
    { key: 'plastik', count: 2 },
    { key: 'kertas', count: 1 },
  ]);
});

test('Monday begins in the zone of the member', () => {
  const scans = [scan('kaca', '2026-11-08T15:30:00.000Z')];
  expect(weekMaterials(scans, '2026-11-09', 'Asia/Jayapura')).toHaveLength(1);
  expect(weekMaterials(scans, '2026-11-09', 'Asia/Jakarta')).toHaveLength(0);
});

test('a correction of the owner counts; a scan without an answer does not', () => {
  const at = '2026-11-10T03:00:00.000Z';
  const scans = [
    scan('kaca', at, { feedback: { correct: false, material: 'plastik' } }),
    scan('logam', at, { verdict: 'unsure' }),
  ];
  expect(weekMaterials(scans, '2026-11-09', 'Asia/Jakarta')).toEqual([{ key: 'plastik', count: 1 }]);
});
