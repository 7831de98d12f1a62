import { describe, expect, test } from 'vitest';
import { indexEntryOf } from '../src/index-entry.ts';
import { items } from '../src/items.ts';
import { prepareIndex, searchItems } from '../src/search.ts';

const index = prepareIndex(items.map(indexEntryOf));
const namesFor = (question: string) => searchItems(index, question).map(({ name }) => name);

describe('the first thing found is the one that is meant', () => {
  test.each([
    ['popok', 'Popok'],
    ['popok dibuang ke mana?', 'Popok'],
    ['Kemana harus membuang popok bayi bekas', 'Popok'],
    ['pampers', 'Popok'],
    ['popk', 'Popok'],
    ['baterei', 'Baterai'],
    ['batrei', 'Baterai'],
    ['powerbank', 'Power bank'],
    ['power bank', 'Power bank'],
    ['minyak goreng bekas', 'Minyak jelantah'],
    ['jelanta', 'Minyak jelantah'],
    ['sterofoam', 'Styrofoam'],
    ['polistirena', 'Styrofoam'],
    ['kresek', 'Kantong plastik'],
    ['odol', 'Pasta gigi'],
    ['botol-botol plastik', 'Botol plastik'],
    ['sampah daun', 'Daun kering'],
    ['hp rusak', 'Ponsel rusak'],
    ['obat kadaluwarsa', 'Obat kedaluwarsa'],
    ['aki', 'Aki'],
    ['cat', 'Cat tembok'],
    ['kardus indomi', 'Kardus'],
  ])('%s', (question, name) => {
    expect(namesFor(question)[0]).toBe(name);
  });
});

test('while somebody types, things that begin so are shown', () => {
  const found = namesFor('po');
  expect(found).toEqual(expect.arrayContaining(['Popok', 'Polybag', 'Power bank']));
  expect(searchItems(index, 'polis')[0]).toMatchObject({ name: 'Styrofoam', alias: 'polistirena' });
});

test('every thing is found by each of its names', () => {
  const lost = items.flatMap(({ name, aliases }) =>
    [name, ...aliases].filter((text) => !namesFor(text).slice(0, 3).includes(name)),
  );
  expect(lost).toEqual([]);
}, 60_000);

test('what is not in the list is not found', () => {
  const unknown = ['helikopter', 'qwerty', 'satelit', '?', '', 'xx'];
  expect(unknown.filter((question) => namesFor(question).length > 0)).toEqual([]);
});
