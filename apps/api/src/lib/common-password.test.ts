import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';
import { commonPasswords } from './common-passwords.ts';

const email = 'siti.aminah@contoh.id';

test.each([
  '123456',
  'password',
  'Qwerty123',
  'sayang',
  'Sayang99',
  'bismillah',
  'BISMILLAH123!',
  'indonesia',
  'indonesia1945',
  'zzzzzzzzz',
  ' rahasia ',
  'PilahBumi',
  'pilahbumi2026',
  'siti.aminah',
  'Siti.Aminah1',
  'siti.aminah@contoh.id',
])('%j is refused', (password) => {
  expect(isCommonPassword(password, email)).toBe(true);
});

test.each(['pohon-mangga-tua', 'k0t4k kuning', 'siti punya 7 ayam', 'Vx9!tulip'])(
  '%j is fine',
  (password) => {
    expect(isCommonPassword(password, email)).toBe(false);
  },
);

test('the list holds about a thousand entries that somebody could choose', () => {
  expect(commonPasswords.size).toBeGreaterThan(1000);
  for (const entry of commonPasswords) expect(entry).toMatch(/^[^\sA-Z]{6,72}$/);
});
