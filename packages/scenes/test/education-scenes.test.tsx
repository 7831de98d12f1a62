import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newsCategories, innovationCategories } from '@app/contract/education';
import { sceneOfCategory } from '@app/contract/education-derived';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { educationScenes } from '../src/education/education-scenes.ts';

const content = join(import.meta.dirname, '../../../content');
const texts = globSync('{news,tutorials}/*.md', { cwd: content }).map((file) =>
  readFileSync(join(content, file), 'utf8'),
);

test('every piece that comes with the product has a drawing of its own', () => {
  const named = texts.map((text) => /^scene: ([a-z-]+)$/m.exec(text)?.[1]);
  expect(named).toHaveLength(Object.keys(educationScenes).length);
  expect(new Set(named)).toEqual(new Set(Object.keys(educationScenes)));
});

test("a member's piece without a picture gets a drawing, whatever its category", () => {
  for (const category of [...newsCategories, ...innovationCategories]) {
    expect(educationScenes).toHaveProperty(sceneOfCategory[category]);
  }
});

const forms = Object.entries(educationScenes).flatMap(([key, Drawing]) => [
  { name: key, markup: renderToStaticMarkup(<Drawing />) },
  { name: `${key}, wide`, markup: renderToStaticMarkup(<Drawing crop="wide" />) },
]);

test('every drawing holds the patterns and copies it points to, in both forms', () => {
  const missing = forms.flatMap(({ name, markup }) => {
    const held = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const pointed = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    return pointed.filter((id) => !held.has(id)).map((id) => `${name}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('every drawing is small enough for prepaid data, in both forms', () => {
  const heavy = forms.filter(({ markup }) => markup.length > 20_000).map(({ name }) => name);
  expect(heavy).toEqual([]);
});

test('no two drawings are the same', () => {
  expect(new Set(forms.map(({ markup }) => markup)).size).toBe(forms.length);
});
