import { expect, test } from 'vitest';
import { contentFirst } from './content-first.ts';

/** As rendered by React Router 8.4. */
const page = `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.client.js"/><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/frame.css"/></head><body><p>Isi</p><script>window.context = {}</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/loader.js";
import * as route1_main from "/assets/main.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"page":route1};

import("/assets/entry.client.js");</script></body></html>`;

const sourceOf = (html: string) => /<script type="module" async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';

test('no script is asked for before the page has been painted', () => {
  const html = contentFirst(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(sourceOf(html)).not.toMatch(/^import [*"]/m);
  expect(sourceOf(html)).toMatch(/^await new Promise/);
});

test('then all are fetched together and run in turn, and the page wakes last', () => {
  const lines = sourceOf(contentFirst(page)).split('\n');
  const fetched = '["/assets/manifest.js","/assets/entry.client.js","/assets/root.js"]';
  const run = '["/assets/manifest.js","/assets/root.js"]';
  const steps = [fetched, run, 'await import("/assets/manifest.js");'].map((part) =>
    lines.findIndex((line) => line.includes(part)),
  );
  expect(steps).not.toContain(-1);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(lines.slice(-7)).toEqual([
    'const route0 = await import("/assets/root.js");',
    'const route1_clientLoader = await import("/assets/loader.js");',
    'const route1_main = await import("/assets/main.js");',
    'const route1 = {...route1_clientLoader,...route1_main};',
    '  window.__reactRouterRouteModules = {"root":route0,"page":route1};',
    '',
    'import("/assets/entry.client.js");',
  ]);
});

test('the words, the stylesheet and the data of the page stay as they are', () => {
  const html = contentFirst(page);
  expect(html).toContain('<link rel="stylesheet" href="/assets/frame.css"/>');
  expect(html).toContain('<p>Isi</p><script>window.context = {}</script>');
});
