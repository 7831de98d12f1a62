import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroScene } from '../src/hero-scene.tsx';
import { LostScene } from '../src/lost-scene.tsx';
import { SceneGallery } from '../src/scene-gallery.tsx';

const everyDrawing = renderToString(<SceneGallery />);

function drawings() {
  const page = document.createElement('div');
  page.innerHTML = everyDrawing;
  return [...page.querySelectorAll('svg')];
}

test('no drawing brings a style of its own, so the content policy can forbid them', () => {
  expect(everyDrawing).not.toMatch(/\sstyle=|<style/);
});

test('every drawing holds the patterns and copies it points to', () => {
  for (const drawing of drawings()) {
    const pointed = [...drawing.outerHTML.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    const held = [...drawing.querySelectorAll('[id]')].map(({ id }) => id);
    expect(held).toEqual(expect.arrayContaining(pointed));
  }
});

test('no two drawings on a page share an id', () => {
  const ids = drawings().flatMap((drawing) => [...drawing.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the browser takes over every drawing exactly as the server drew it', () => {
  const container = document.createElement('div');
  container.innerHTML = everyDrawing;
  document.body.append(container);
  render(<SceneGallery />, { container, hydrate: true });
  expect(container.querySelectorAll('svg')).toHaveLength(drawings().length);
});

test('the landing drawing stays small enough for prepaid data', () => {
  expect(renderToString(<HeroScene />).length).toBeLessThan(36_000);
});

test('a drawing with a title is announced, one without stays silent', () => {
  render(<LostScene title="Karung jatuh di jalan" />);
  expect(screen.getByRole('img', { name: 'Karung jatuh di jalan' })).toBeTruthy();
  const { container } = render(<LostScene />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});
