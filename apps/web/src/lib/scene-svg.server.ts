import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tokens from '../styles/tokens.css?raw';

type Paint = { light: string; dark: string };

/** The drawings' colours from the style sheet, by CSS variable. */
const paints: ReadonlyMap<string, Paint> = new Map(
  [...tokens.matchAll(/(--scene-[\w-]+): var\(--if-light, ([^)]+)\) var\(--if-dark, ([^)]+)\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

function paintOf(name: string): Paint {
  const paint = paints.get(name);
  if (!paint) throw new Error(`The style sheet has no ${name}`);
  return paint;
}

const usedPaint = /var\((--scene-[\w-]+)\)/g;

/** A standalone SVG with its own theme colours: in an <img> it cannot see the page's style sheet. */
export function sceneSvg(scene: ReactElement): string {
  const drawing = markupOf(scene, 'system-ui,sans-serif');
  const used = [...new Set([...drawing.matchAll(usedPaint)].map(([, name = '']) => name))];
  const values = (theme: keyof Paint) => used.map((name) => `${name}:${paintOf(name)[theme]}`).join(';');
  const style = `<style>svg{${values('light')}}@media(prefers-color-scheme:dark){svg{${values('dark')}}}</style>`;
  return drawing.replace('>', `>${style}`);
}

/** The light theme with every colour inlined, for renderers without CSS variables. */
export const lightSceneSvg = (scene: ReactElement, font: string): string =>
  markupOf(scene, font).replaceAll(usedPaint, (_, name: string) => paintOf(name).light);

function markupOf(scene: ReactElement, font: string): string {
  const markup = renderToStaticMarkup(scene);
  const [, , , width = '', height = ''] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(markup) ?? [];
  return markup
    .replace(/ class="[^"]*"| aria-hidden="true"/g, '')
    .replace(
      '<svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}"`,
    );
}
