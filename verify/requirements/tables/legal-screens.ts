import type { Group } from '../row.ts';
import { journey } from './test-files.ts';

const where = 'point 2, route table: legal pages';
const override = 'honesty: real screens, with text true to what the code does';

export const legalScreens: Group[] = [
  {
    where,
    file: journey.legal,
    test: '{path} comes whole, with its version and the way to each part',
    says: {
      'privacy policy': { text: 'content not shown', asserted: 'Kebijakan Privasi', override },
      'terms of service': { text: 'content not shown', asserted: 'Syarat Layanan', override },
      'legal version': { text: 'content not shown', asserted: 'Versi 15 November 2026', override },
    },
  },
  {
    where,
    file: journey.legal,
    test: 'the laws are named where they apply',
    says: {
      'law on personal data': {
        text: 'content not shown',
        asserted: 'Undang-Undang Nomor 27 Tahun 2022',
        override,
      },
      'rule on minors': {
        text: 'content not shown',
        asserted: 'Peraturan Pemerintah Nomor 17 Tahun 2025',
        override,
      },
      'law on waste': { text: 'content not shown', asserted: 'Undang-Undang Nomor 18 Tahun 2008', override },
    },
  },
];
