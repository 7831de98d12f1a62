import type { Group } from '../row.ts';
import { advice, endpoint, page } from './test-files.ts';

const where = 'point 9';

export const constants: Group[] = [
  {
    where,
    file: page.login,
    test: 'the right password signs in, says so and opens the dashboard',
    says: { 'token key': 'token' },
  },
  {
    where,
    file: endpoint.classify,
    test: 'may weigh 5 MB',
    says: { 'image bytes': 5_242_880 },
  },
  {
    where,
    file: endpoint.classify,
    test: '%s with the name of a photo',
    says: { 'image accepted types': 'JPEG, PNG, GIF, atau WebP' },
  },
  {
    where,
    file: endpoint.password,
    test: 'five characters are too few',
    says: { 'password minimum': 'Password minimal 6 karakter' },
  },
  {
    where,
    file: page.callback,
    test: 'one second, then the session of Google opens ours and is forgotten',
    says: {
      'callback delay': {
        describes: '1000 ms: nothing is asked before',
        asserted: 'body',
        absent: true,
      },
      'auto-refresh threshold': {
        text: '3 ticks',
        asserted: 'length',
        absent: true,
        override: 'security: the provider’s session is given up at once, so none is refreshed',
      },
    },
  },
  {
    where,
    file: page.resetPassword,
    test: '$what is named, and after two seconds a new link may be asked for',
    says: {
      'reset redirect': { describes: 'after 2 seconds', asserted: '/forgot-password' },
      'reset redirect not before': {
        describes: 'not before 2 seconds',
        asserted: '/forgot-password',
        absent: true,
      },
    },
  },
  {
    where,
    file: page.smartSortAnswer,
    test: 'steps, recyclability with its reason, advice, tips, place and three other possibilities are shown',
    says: { 'third alternative': { describes: 'top 3', asserted: 'Kaca0,9%' } },
  },
  {
    where,
    file: page.smartSortAnswer,
    test: 'a confidence of %s has its colour, its word and its icon',
    says: {
      'confidence from 80': '80%',
      'confidence green': { describes: 'green', asserted: 'text-success' },
      'confidence below 80': '79%',
      'confidence from 60': '60%',
      'confidence yellow': { describes: 'yellow', asserted: 'text-warning' },
      'confidence below 60': '59%',
      'confidence red': { describes: 'red', asserted: 'text-danger' },
    },
  },
  {
    where,
    file: advice,
    test: 'calls a recyclability of %d "%s"',
    says: {
      'recyclability from 90': 90,
      'recyclability text 90': 'Sangat mudah didaur ulang!',
      'recyclability to 89': 89,
      'recyclability from 70': 70,
      'recyclability text 70': 'Dapat didaur ulang dengan baik',
      'recyclability to 69': 69,
      'recyclability from 50': 50,
      'recyclability text 50': 'Memerlukan pemrosesan khusus',
      'recyclability below 50': 49,
      'recyclability text 49': 'Sulit didaur ulang',
    },
  },
  {
    where: `${where}, waste prices`,
    file: page.prices,
    test: 'money and amounts are written as on a price board',
    says: {
      'price per kg': { describes: 'rupiah per kg', asserted: 'Rp4.000/kg' },
      'price per unit': { describes: 'rupiah per unit', asserted: 'Rp15.000/unit' },
    },
  },
  {
    where: `${where}, relative time on forum posts`,
    file: page.forumWords,
    test: '%i seconds ago reads "%s"',
    says: {
      'under 60 seconds': '59 detik lalu',
      'from a minute': '1 menit lalu',
      'under 1 hour': '59 menit lalu',
      'from an hour': '1 jam lalu',
      'under 1 day': '23 jam lalu',
      'from a day': '1 hari lalu',
      'under 30 days': '29 hari lalu',
      'then a long date': '16 Oktober 2026',
    },
  },
  {
    where,
    file: page.communityWords,
    test: 'a reply says its short day, its hour and its minute',
    says: { 'reply time': { describes: 'short date with hour and minute', asserted: '14 Nov, ' } },
  },
  {
    where,
    file: page.community,
    test: 'a draft survives a reload and keeps its key until it is posted; then the form is empty',
    says: { 'default category': 'general' },
  },
  {
    where,
    file: page.communityWords,
    test: 'the preview has two lines, and the length of a name chooses one of eight colours',
    says: {
      'preview lines': { describes: 'clamped to 2 lines', asserted: 'line-clamp-2' },
      'avatar colours': 8,
    },
  },
  {
    where,
    file: page.forumWords,
    test: 'the initials of "%s" are %s',
    says: { initials: { describes: 'first letters of the first two words', asserted: 'SA' } },
  },
];
