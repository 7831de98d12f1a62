import type { Group } from '../row.ts';
import { endpoint, page } from './test-files.ts';

const where = 'point 2, dashboard';

export const dashboardScreen: Group[] = [
  {
    where,
    file: page.dashboard,
    test: 'a member is greeted by name, with what they scanned and how much of it was right',
    says: {
      'dashboard greeting': {
        describes: "a greeting with the user's name, a total and an accuracy line",
        asserted: '156 benda sudah Anda pindai, 94,9% di antaranya tepat.',
      },
      'dashboard tab overview': 'Ringkasan',
      'dashboard opens on': { describes: 'the opening tab', asserted: 'selected' },
      'dashboard total scans (point 9)': 156,
      'dashboard accurate (point 9)': 148,
      'dashboard accuracy (point 9)': {
        text: '94.9%',
        asserted: '94,9%',
        override: 'voice: numbers in id-ID',
      },
      'dashboard this week (point 9)': 23,
    },
  },
  {
    where: 'point 9, sample dashboard',
    file: endpoint.demoHistory,
    test: 'gives the demo account its figures, however often',
    says: {
      'sample total scans': 156,
      'sample accurate': 148,
      'sample accuracy': 94.9,
      'sample this week': 23,
    },
  },
  {
    where,
    file: page.dashboard,
    test: 'each chart says what it shows, and has its table',
    says: {
      'dashboard weekly line chart': { describes: 'a weekly line chart', asserted: 'Pindaian minggu ini' },
      'dashboard monthly bar chart': { describes: 'a monthly bar chart', asserted: 'Pindaian per bulan' },
      'dashboard doughnut': { describes: 'a doughnut of waste types', asserted: 'Jenis sampah' },
      'dashboard plastic': 'Plastik',
      'dashboard paper': 'Kertas',
      'dashboard organic': 'Organik',
      'dashboard metal': 'Logam',
      'dashboard glass': {
        text: 'plastic, paper, organic, metal',
        asserted: 'Kaca',
        override: 'honesty: all five types',
      },
    },
  },
  {
    where,
    file: page.dashboard,
    test: 'a week of %i reads %s, and its bar is never more than full',
    says: {
      'weekly target (point 9)': 15,
      'weekly target over': {
        text: 'capped at 100% (point 5)',
        asserted: '18/15',
        override: 'honesty: the bar is capped, the text is not',
      },
      'weekly target card': { describes: 'a weekly target card', asserted: 'Target mingguan' },
    },
  },
  {
    where,
    file: page.dashboard,
    test: 'a new member is led to the first scan from every part',
    says: {
      'dashboard tab history': 'Riwayat',
      'dashboard tab activity': {
        text: "an 'activity' view without a tab button",
        asserted: 'Aktivitas',
        override: 'honesty: a third tab',
      },
    },
  },
  {
    where,
    file: page.dashboard,
    test: 'the history shows item, time, result and confidence, and counts a judgement at once',
    says: {
      'history result': 'Plastik',
      'history relative time': { describes: 'relative time', asserted: '2 jam lalu' },
      'history confidence': { describes: 'confidence %', asserted: '92% · Cukup yakin' },
    },
  },
  {
    where,
    file: page.dashboard,
    test: 'accuracy is not told of a handful of answers; the way to more of them is',
    says: {
      'accuracy of few': {
        text: '94.9% accuracy',
        asserted: 'Nilai 6 pindaian lagi',
        override: 'honesty: from one-tap feedback, hidden below 10',
      },
    },
  },
];
