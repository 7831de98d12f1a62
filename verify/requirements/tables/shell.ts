import type { Group } from '../row.ts';
import { journey } from './test-files.ts';

const where = 'point 2, shell';

export const shell: Group[] = [
  {
    where,
    file: journey.shell,
    test: 'a visitor finds the pages for everyone, login and register',
    says: {
      'nav home': { describes: 'home', asserted: 'Beranda' },
      'nav smart sorting': { describes: 'smart sorting', asserted: 'Pilah Cerdas' },
      'nav sell waste': { describes: 'sell waste', asserted: 'Jual Sampah' },
      'nav education': { describes: 'education', asserted: 'Edukasi' },
      'nav about': { describes: 'about', asserted: 'Tentang' },
      'nav login': '/login',
      'nav register': '/register',
      'nav community hidden': { describes: 'community', asserted: 'Komunitas', absent: true },
    },
  },
  {
    where,
    file: journey.shell,
    test: 'a member finds the community, the dashboard and the way out',
    says: {
      'nav community': { describes: 'community, signed in', asserted: 'Komunitas' },
      'nav dashboard': '/dashboard',
      'nav logout': { describes: 'a logout button', asserted: 'Keluar' },
      'toasts right': { describes: 'a toast area at the right', asserted: 1440 },
      'toasts top': { describes: 'a toast area at the top', asserted: 900 },
      'logout revokes': {
        text: 'Logout removes the token',
        asserted: 401,
        override: 'security: the server revokes the session',
      },
    },
  },
  {
    where,
    file: journey.shell,
    test: 'the menu opens, leads somewhere and closes on the way',
    says: { 'nav collapses': { describes: 'a menu that closes', asserted: '#menu', absent: true } },
  },
  {
    where,
    file: journey.shell,
    test: 'the footer leads to the quick links and the legal pages and carries the year',
    says: {
      'footer home': '/',
      'footer smart-sort': '/smart-sort',
      'footer waste-map': '/waste-map',
      'footer education': '/education',
      'footer community': '/community',
      'footer privacy-policy': '/privacy-policy',
      'footer terms-of-service': '/terms-of-service',
      'footer social': { describes: 'social links', asserted: 'Instagram' },
      'footer contact': { describes: 'contact details', asserted: 'mailto:halo@pilahbumi.id' },
      'footer copyright': { describes: 'a copyright line with the year', asserted: '© ' },
    },
  },
  {
    where: 'point 2, top-level error screen',
    file: journey.failure,
    test: 'shows the error screen with the id under which it was logged',
    says: {
      'error screen title': 'Oops! Terjadi kesalahan',
      'error screen text':
        'Aplikasi sedang dalam pengembangan. Silakan refresh halaman atau coba lagi nanti.',
      'error screen wrench': { describes: 'a wrench icon', asserted: 'kunci pas$' },
      'error screen version': 'v1.0 - AI Waste Classification',
      'error screen id': {
        describes: 'plus the error id (product: honesty)',
        asserted: 'Kode kesalahan: ',
      },
    },
  },
  {
    where: 'point 2, top-level error screen',
    file: journey.failure,
    test: 'is loaded again by the button',
    says: { 'error screen button': 'Refresh Halaman' },
  },
];
