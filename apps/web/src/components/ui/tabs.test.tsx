import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { key: 'news', label: 'Berita', panel: 'Dua belas artikel' },
  { key: 'ideas', label: 'Ide', panel: 'Lima belas tutorial' },
  { key: 'history', label: 'Riwayat', panel: 'Belum ada pindaian' },
] as const;

function Education() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['key']>('news');
  return <Tabs label="Edukasi" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

beforeEach(() => {
  render(<Education />);
});

const shownPanel = () => screen.getByRole('tabpanel').textContent;
const focusedTab = () => document.activeElement?.textContent;

test('a tap shows the panel of that tab alone', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Ide' }));
  expect(shownPanel()).toBe('Lima belas tutorial');
  expect(screen.getByRole('tab', { name: 'Ide' }).getAttribute('aria-selected')).toBe('true');
});

test('arrow keys walk through the tabs and around the ends', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(focusedTab()).toBe('Berita');
  await user.keyboard('{ArrowRight}');
  expect([focusedTab(), shownPanel()]).toEqual(['Ide', 'Lima belas tutorial']);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect([focusedTab(), shownPanel()]).toEqual(['Riwayat', 'Belum ada pindaian']);
  await user.keyboard('{ArrowRight}');
  expect(focusedTab()).toBe('Berita');
});

test('Home and End jump to the first and the last tab', async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{End}');
  expect([focusedTab(), shownPanel()]).toEqual(['Riwayat', 'Belum ada pindaian']);
  await user.keyboard('{Home}');
  expect([focusedTab(), shownPanel()]).toEqual(['Berita', 'Dua belas artikel']);
});

test('the tabs are one stop on the way through the page', async () => {
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});
