// Floors for the mobile profile of Lighthouse (150 ms, 1.6 Mbit/s, 4x CPU slowdown).
import type { Floor } from '../../kit/missed-floors.ts';

/** Every public indexed page; a listing page is like the list and is left out. */
export const usualPaths = [
  '/',
  '/about',
  '/smart-sort',
  '/sell-waste',
  '/sell-waste/kalkulator',
  '/sell-waste/di-yogyakarta/kota-yogyakarta',
  '/waste-map',
  '/education',
  '/education/news/1',
  '/education/innovation/1',
  '/pilah',
  '/pilah/popok',
  '/community/log-moderasi',
  '/transparansi',
  '/privacy-policy',
  '/terms-of-service',
  '/login',
  '/register',
];

export const floorsOf = (path: string): Floor[] => {
  const floor = (figure: string, name: string, bound: Pick<Floor, 'least' | 'most'>): Floor => ({
    figure: `${figure} of ${path}`,
    path: `${path}.${name}`,
    ...bound,
  });
  return [
    floor('performance', 'performance', { least: path === '/' ? 100 : 98 }),
    floor('accessibility', 'accessibility', { least: 100 }),
    floor('best practices', 'bestPractices', { least: 100 }),
    floor('search engines', 'seo', { least: 100 }),
    floor('seconds to the largest paint', 'largestPaintSeconds', { most: 1.2 }),
    floor('layout shift', 'layoutShift', { most: 0.01 }),
  ];
};
