import { binOf } from '@app/classifier/bins';
import { wasteTypeFacts } from '@app/contract/waste-types';
import { words } from '@app/indonesian/words';
import { describe, expect, test } from 'vitest';
import { indexEntryOf, summaryOf } from '../src/index-entry.ts';
import { findItem, items, similarItems } from '../src/items.ts';
import { byLetter } from '../src/letters.ts';
import { slugOf } from '../src/slug.ts';
import { sources } from '../src/sources.ts';

const sentence = /^[A-Z0-9"].*[^.]\.$/;
const command = /^[A-Z].*[^.]$/;

test('there are more than 300 everyday things, and each answer has many', () => {
  expect(items.length).toBeGreaterThanOrEqual(300);
  const counts = Map.groupBy(items, ({ answer }) => answer);
  for (const answer of ['organik', 'plastik', 'kertas', 'logam', 'residu', 'b3'] as const)
    expect(counts.get(answer)?.length).toBeGreaterThanOrEqual(20);
  expect(counts.get('kaca')?.length).toBeGreaterThan(3);
  expect(counts.get('khusus')?.length).toBeLessThan(35);
});

test('addresses are unique and short', () => {
  const slugs = items.map(({ name }) => slugOf(name));
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(findItem('popok')?.name).toBe('Popok');
  expect(findItem('tidak-ada')).toBeUndefined();
});

test('no two things share a name', () => {
  const names = items.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => words(one).join(' ')));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

const allOf = <T>(read: (item: (typeof items)[number]) => (T | undefined)[]) =>
  items.flatMap((item) => read(item).filter((one) => one !== undefined));

describe('every thing is written as its page needs it', () => {
  test('with other names and steps', () => {
    const lacking = items.filter(({ aliases, steps }) => aliases.length < 2 || steps.length === 0);
    expect(lacking).toEqual([]);
    expect(allOf(({ name }) => [name]).filter((name) => !/^[A-Z]/.test(name))).toEqual([]);
    expect(
      allOf(({ parts = [] }) => parts.map(({ name }) => name)).filter((name) => !/^[A-Z]/.test(name)),
    ).toEqual([]);
  });

  test('steps are commands without a full stop, all else is sentences', () => {
    const steps = allOf(({ steps: own, lastStep }) => [...own, lastStep]);
    expect(steps.filter((step) => !command.test(step))).toEqual([]);
    const sentences = allOf(({ never = [], less = [], questions = [], danger, verdict }) => [
      ...never,
      ...less,
      ...questions.map(({ answer }) => answer),
      danger,
      verdict,
    ]);
    expect(sentences.filter((one) => !sentence.test(one))).toEqual([]);
    const questions = allOf(({ questions: own = [] }) => own.map(({ question }) => question));
    expect(questions.filter((question) => !question.endsWith('?'))).toEqual([]);
  });

  test('notes are short, sources exist', () => {
    expect(allOf(({ note }) => [note]).filter((note) => note.length > 42)).toEqual([]);
    expect(allOf(({ sources: keys = [] }) => [...keys]).filter((key) => !(key in sources))).toEqual([]);
  });

  test('with a bin, or with where it goes instead', () => {
    const lost = items.filter(({ answer, verdict }) =>
      answer === 'khusus' ? !verdict : !binOf(answer).name.startsWith('Tempat '),
    );
    expect(lost).toEqual([]);
  });

  test('sold only as what it is', () => {
    const wrong = items.filter(({ answer, wasteType }) => {
      const material = wasteType ? wasteTypeFacts[wasteType].material : answer;
      return material ? material !== answer : wasteType !== 'kabel' && wasteType !== 'jelantah';
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('what is dangerous', () => {
  const dangerous = items.filter(({ answer }) => answer === 'b3');

  test('has no price, and says what must not be done with it', () => {
    expect(dangerous.length).toBeGreaterThan(50);
    const careless = dangerous.filter(({ wasteType, never = [] }) => wasteType || never.length === 0);
    expect(careless.map(({ name }) => name)).toEqual([]);
  });

  test('is never part of what a buyer pays for', () => {
    const sold = items.filter(({ wasteType }) => wasteType !== undefined);
    const hidden = sold.filter(({ parts = [] }) => parts.some(({ answer }) => answer === 'b3'));
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  /** Words that name gas, mercury, acid, needles, poison, oil, medicine, paint, batteries or electronics. */
  const words3 = new Set(
    `aerosol aki accu ampul antibiotik antiseptik asbes asbestos aseton baterai batere bensin bohlam butana cat charger
    elpiji freon gas herbisida insektisida insulin jarum kaporit karbol klorin kutek lampu laptop lpg mercon merkuri
    neon obat oli pelumas pemutih pernis pestisida petasan pilox ponsel powerbank racun raksa solar spiritus spuit
    suntik tabung termometer thinner tiner toner vaksin vape vernis vial`.split(/\s+/),
  );
  /** They bear such a word and are not such a thing; each says where the danger lies. */
  const harmless = ['Balon', 'Bungkus obat', 'Kabel', 'Kompor gas', 'Kuas', 'Regulator gas', 'Ritsleting'];

  test('is known by its words: nothing that bears one goes anywhere else', () => {
    const bearing = items.filter(({ name, aliases }) =>
      [name, ...aliases].some((text) => words(text).some((word) => words3.has(word))),
    );
    const elsewhere = bearing.filter(({ answer, name }) => answer !== 'b3' && !harmless.includes(name));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
    expect(harmless.filter((name) => !findItem(slugOf(name))?.danger)).toEqual([]);
  });

  test('says so where it hides in what looks ordinary', () => {
    const ordinary = ['Jeriken', 'Kaleng minuman', 'Besi tua', 'Kaleng minyak', 'Pengharum ruangan'];
    const warnings = ordinary.map((name) => findItem(slugOf(name))?.danger ?? '');
    expect(warnings.filter((text) => !/B3|semprot|jangan dijual/.test(text))).toEqual([]);
  });
});

test('alike things are named beside each other', () => {
  const similar = similarItems(findItem('popok')!).map(({ name }) => name);
  expect(similar).toHaveLength(4);
  expect(similar).toContain('Popok dewasa');
  expect(items.filter((item) => similarItems(item).length < 3)).toEqual([]);
});

test('the A–Z has every thing once, letters without things are left out', () => {
  const letters = byLetter(items.map((item) => summaryOf(indexEntryOf(item))));
  expect(letters.map(({ letter }) => letter).join('')).toMatch(/^A+B.*W$/);
  expect(letters.flatMap((one) => one.items)).toHaveLength(items.length);
  expect(letters.find(({ letter }) => letter === 'X')).toBeUndefined();
});
