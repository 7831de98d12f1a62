import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepDrawing } from '../src/steps/step-drawing.tsx';
import { stepParts } from '../src/steps/step-parts.tsx';
import { tutorialSteps } from '../src/steps/tutorial-steps.ts';

const content = join(import.meta.dirname, '../../../content/tutorials');
const tutorials = globSync('*.md', { cwd: content }).map((file) => {
  const text = readFileSync(join(content, file), 'utf8');
  return {
    scene: /^scene: ([a-z-]+)$/m.exec(text)?.[1] ?? '',
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
  };
});

const drawings = Object.entries(tutorialSteps).flatMap(([scene, { place, steps }]) =>
  steps.map((step) => ({
    name: `${scene}: ${step[0]}`,
    markup: renderToStaticMarkup(<StepDrawing place={place} step={step} />),
  })),
);

test('every step of every tutorial that comes with the product has a drawing, in the order of its headings', () => {
  const drawn = Object.entries(tutorialSteps).map(([scene, { steps }]) => ({
    scene,
    headings: steps.map(([heading]) => heading),
  }));
  const byScene = (one: { scene: string }, other: { scene: string }) => one.scene.localeCompare(other.scene);
  expect(drawn.toSorted(byScene)).toEqual(tutorials.toSorted(byScene));
  expect(drawings.length).toBeGreaterThan(100);
});

test('no two steps are drawn alike', () => {
  expect(new Set(drawings.map(({ markup }) => markup)).size).toBe(drawings.length);
});

test('every drawing of a step is small enough for prepaid data', () => {
  const heavy = drawings.filter(({ markup }) => markup.length > 12_000).map(({ name }) => name);
  expect(heavy).toEqual([]);
});

test('every drawing of a step holds the patterns it points to, and brings no style of its own', () => {
  for (const { name, markup } of drawings) {
    const held = new Set([...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const pointed = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect([name, pointed.filter((id) => !held.has(id))]).toEqual([name, []]);
    expect(markup).not.toMatch(/\sstyle=|<style/);
  }
});

test('every part is used', () => {
  const used = new Set(
    Object.values(tutorialSteps).flatMap(({ steps }) =>
      steps.flatMap(([, ...parts]) => parts.map(([name]) => name)),
    ),
  );
  expect(Object.keys(stepParts).filter((name) => !used.has(name as keyof typeof stepParts))).toEqual([]);
});
