import { expect, test } from 'vitest';
import { stem } from '../src/stem.ts';
import { wasteForms } from './waste-forms.ts';

const forms = Object.entries(wasteForms).flatMap(([root, text]) =>
  text.split(' ').map((form) => ({ root, form })),
);

test('at least 95 % of 300 forms from 30 waste words reach their root', () => {
  expect(forms).toHaveLength(300);
  expect(new Set(forms.map(({ form }) => form)).size).toBe(300);
  const missed = forms.filter(({ root, form }) => stem(form) !== root);
  // Fifteen misses are allowed.
  expect(missed.map(({ form }) => `${form} → ${stem(form)}`).slice(15)).toEqual([]);
});

test.each(
  `makan minyak besi ikan taman kami berita beras perak permen sepeda sekolah kertas kebun dinding peti pesan bekas
  terang rokok mangkuk kuningan televisi aki`.split(/\s+/),
)('%s only looks affixed and stays', (word) => expect(stem(word)).toBe(word));

test.each([
  'surabaya',
  'losari',
  'bekasi',
  'banyuwangi',
  'semarang',
  'denpasar',
  'pertamina',
  'kompos',
  'xyz',
])('%s, a name or unknown word, stays', (word) => expect(stem(word)).toBe(word));

test.each([
  ['berikan', 'beri'],
  ['belajar', 'ajar'],
  ['pelajaran', 'ajar'],
  ['bekerja', 'kerja'],
  ['perawatan', 'rawat'],
  ['mengecat', 'cat'],
  ['memperbaiki', 'baik'],
  ['penyimpanan', 'simpan'],
  ['menyapu', 'sapu'],
  ['keberhasilan', 'hasil'],
  ['pengepul', 'kepul'],
  ['mempertimbangkan', 'timbang'],
  ['diperjualbelikan', 'diperjualbelikan'],
])('%s comes from %s', (word, root) => expect(stem(word)).toBe(root));

test('nothing that comes in makes it slow or fails', () => {
  expect(stem('')).toBe('');
  const [long, longer] = ['memper'.repeat(2000), 'memper'.repeat(20_000)];
  const best = { long: Infinity, longer: Infinity };
  for (let turn = 0; turn < 20; turn += 1) {
    for (const [name, word] of Object.entries({ long, longer }) as ['long' | 'longer', string][]) {
      const start = performance.now();
      expect(stem(word)).toBe(word);
      best[name] = Math.min(best[name], performance.now() - start);
    }
  }
  // Ten times the letters may cost ten times as much, and not a hundred times.
  expect(best.longer / best.long).toBeLessThan(40);
});
