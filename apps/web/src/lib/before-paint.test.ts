import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { beforePaint, beforePaintScript } from './before-paint.ts';
import { displaySettings, themeColours } from './display-settings.ts';

const { dataset } = document.documentElement;
const marks = () => [dataset.theme, dataset.text, dataset.session];
const run = () => beforePaint({ token: 'token', settings: displaySettings, colours: themeColours });
const forcedColour = () =>
  document.querySelector<HTMLMetaElement>('meta[name=theme-color]:not([media])')?.content;

/** A switch as the footer has it. */
function addSwitch(setting: string, value: string) {
  const input = Object.assign(document.createElement('input'), { type: 'radio', name: setting, value });
  input.dataset.setting = setting;
  document.body.append(input);
  return input;
}

// The listeners of the script stay for the whole page, as in a browser.
beforeAll(run);
beforeEach(() => {
  document.body.replaceChildren();
  for (const name of ['theme', 'text', 'session']) delete dataset[name];
});
afterEach(() => localStorage.clear());

test('nothing is chosen on a new device', () => {
  run();
  expect(marks()).toEqual([undefined, undefined, undefined]);
  expect(forcedColour()).toBeUndefined();
});

test('what was chosen on this device is applied, and a stored session is marked', () => {
  localStorage.setItem('tema', 'dark');
  localStorage.setItem('ukuran-teks', 'besar');
  localStorage.setItem('token', 'kept');
  run();
  expect(marks()).toEqual(['dark', 'besar', 'kept']);
  expect(forcedColour()).toBe(themeColours.dark);
});

test('a switch is obeyed at once and stored, and its copies follow', () => {
  const [input, copy] = [addSwitch('theme', 'light'), addSwitch('theme', 'light')];
  copy.name = 'other place';
  input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect([dataset.theme, localStorage.getItem('tema')]).toEqual(['light', 'light']);
  expect(copy.checked).toBe(true);
  expect(forcedColour()).toBe(themeColours.light);
});

test('the way back to the system leaves no mark', () => {
  localStorage.setItem('tema', 'dark');
  run();
  const system = addSwitch('theme', '');
  system.dispatchEvent(new Event('change', { bubbles: true }));
  expect(dataset.theme).toBeUndefined();
  expect(forcedColour()).toBeUndefined();
});

test('another tab is followed', () => {
  localStorage.setItem('ukuran-teks', 'sangat-besar');
  window.dispatchEvent(new StorageEvent('storage', { key: 'ukuran-teks' }));
  expect(dataset.text).toBe('sangat-besar');
});

test('the script of the page names all that it needs', () => {
  expect(beforePaintScript()).toContain('"theme":"tema"');
  expect(beforePaintScript()).not.toContain('</');
});
