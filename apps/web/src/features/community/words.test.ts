import { describe, expect, test } from 'vitest';
import { formatAgo } from '#web/lib/format-time.ts';
import { initials } from './initials.ts';
import { completeMention, mentionsIn, peopleToMention } from './people.ts';
import { toPostInput } from './post-draft.ts';
import { textParts } from './text-parts.ts';

describe('the time of a post', () => {
  const now = Date.parse('2026-11-15T12:00:00.000Z');
  const ago = (seconds: number) => formatAgo(new Date(now - seconds * 1000).toISOString(), now);
  const day = 24 * 3600;

  test.each([
    [0, '0 detik lalu'],
    [59, '59 detik lalu'],
    [60, '1 menit lalu'],
    [3599, '59 menit lalu'],
    [3600, '1 jam lalu'],
    [day - 1, '23 jam lalu'],
    [day, '1 hari lalu'],
    [30 * day - 1, '29 hari lalu'],
    [30 * day, '16 Oktober 2026'],
  ])('%i seconds ago reads "%s"', (seconds, words) => expect(ago(seconds)).toBe(words));

  test('a clock that is behind the server’s never makes it negative', () =>
    expect(ago(-90)).toBe('0 detik lalu'));
});

test.each([
  ['Siti Aminah', 'SA'],
  ['siti aminah putri', 'SA'],
  ['Anonim', 'A'],
  ['  budi  ', 'B'],
  ['👩🏽‍🌾 Tani', '👩🏽‍🌾T'],
  ['🇮🇩', '🇮🇩'],
  ['', '?'],
])('the initials of "%s" are %s', (name, letters) => expect(initials(name)).toBe(letters));

describe('what people write', () => {
  const kinds = (text: string, names: string[] = []) =>
    textParts(text, names).map(({ kind, text: words }) => [kind, words]);

  test('an address becomes a link without the end of its sentence', () =>
    expect(kinds('Lihat (https://contoh.id/a?b=1). Ya')).toEqual([
      ['text', 'Lihat ('],
      ['link', 'https://contoh.id/a?b=1'],
      ['text', '). Ya'],
    ]));

  test.each(['javascript:alert(1)', 'data:text/html,x', 'http://', '<a href="x">x</a>'])(
    '%s stays text',
    (text) => expect(kinds(text).every(([kind]) => kind === 'text')).toBe(true),
  );

  test('the longest name counts, and a longer word is none', () =>
    expect(kinds('@Siti Aminah dan @Siti, bukan @Sitina', ['Siti', 'Siti Aminah'])).toEqual([
      ['mention', '@Siti Aminah'],
      ['text', ' dan '],
      ['mention', '@Siti'],
      ['text', ', bukan @Sitina'],
    ]));

  test('a name full of signs is no pattern', () =>
    expect(kinds('@A.*(b', ['A.*(b'])).toEqual([['mention', '@A.*(b']]));
});

describe('mentioning somebody', () => {
  const people = [
    { _id: '1', name: 'Siti Aminah' },
    { _id: '2', name: 'Siswanto' },
    { _id: '3', name: 'Budi' },
    { _id: '4', name: 'Siti' },
  ];

  test('a name behind an @ is mentioned', () =>
    expect(mentionsIn('Terima kasih @Siti Aminah dan Budi, @Budiman', people)).toEqual(['1']));

  test('an unfinished name offers who it may be', () => {
    expect(peopleToMention('Halo @si', people).map(({ name }) => name)).toEqual([
      'Siti Aminah',
      'Siswanto',
      'Siti',
    ]);
    expect(peopleToMention('Halo @Siti Aminah', people)).toEqual([]);
    expect(peopleToMention('surel@si', people)).toEqual([]);
    expect(completeMention('Halo @si', 'Siti Aminah')).toBe('Halo @Siti Aminah ');
  });
});

test('tags are split, lowered and told once', () =>
  expect(
    toPostInput({
      title: ' a ',
      content: ' b ',
      category: 'general',
      tags: 'Jelantah, #sampang,, jelantah ',
    }),
  ).toEqual({ title: 'a', content: 'b', category: 'general', tags: ['jelantah', 'sampang'] }));
