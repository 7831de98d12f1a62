import type { Group } from '../row.ts';
import { journey } from './test-files.ts';

const landing = 'point 2, landing page';
const about = 'point 2, about page';
const claims = 'point 1, claimed figures';
const story = 'point 1, the about page';

export const landingAndAbout: Group[] = [
  {
    where: claims,
    file: journey.landing,
    test: 'the landing page says what the product is and claims four figures, with the way to the measured ones',
    says: {
      tagline: {
        describes: 'sort waste smartly for a sustainable earth',
        asserted: 'Pilah sampah dengan cerdas untuk bumi lestari',
      },
      'landing accuracy': '95%',
      'landing users': '1,000+',
      'landing items': '5,000+',
      'landing waste banks': '25+',
      'landing footnote': { describes: 'a footnote (product: honesty)', asserted: '/transparansi' },
    },
  },
  {
    where: landing,
    file: journey.landing,
    test: 'the hero leads to smart sort and to the about page',
    says: { 'hero to smart-sort': '/smart-sort', 'hero to about': '/about' },
  },
  {
    where: landing,
    file: journey.landing,
    test: 'each thing the product does has a card that leads to it',
    says: {
      'card to smart-sort': '/smart-sort',
      'card to sell-waste': '/sell-waste',
      'card to education': '/education',
      'card to community': '/community',
      'promotes smart sorting': { describes: 'smart sorting', asserted: 'Pilah Cerdas' },
      'promotes selling': { describes: 'selling waste', asserted: 'Jual Sampah' },
      'promotes education': { describes: 'education', asserted: 'Edukasi' },
      'promotes community': { describes: 'community', asserted: 'Komunitas' },
      'promotes dashboard': { describes: 'dashboard with analytics', asserted: 'Dasbor pribadi' },
      'promotes directory': {
        describes: 'directory of waste banks and collectors',
        asserted: 'Direktori bank sampah dan pengepul',
      },
    },
  },
  {
    where: landing,
    file: journey.landing,
    test: 'the last part invites to register or to try without an account',
    says: { 'landing to register': '/register', 'landing to smart-sort': '/smart-sort' },
  },
  {
    where: claims,
    file: journey.about,
    test: 'the impact panel claims four figures and leads to the measured ones',
    says: {
      'about accuracy': '95%',
      'about users': '1K+',
      'about items': '5K+',
      'about waste banks': '25+',
      'about footnote': { describes: 'a footnote (product: honesty)', asserted: '/transparansi' },
    },
  },
  {
    where: story,
    file: journey.about,
    test: 'the about page tells where the product comes from and who makes it',
    says: {
      'about origin': { describes: 'an essay-competition concept', asserted: 'Dari esai lomba' },
      'about Madura': 'Madura',
      'about vision': { describes: 'vision', asserted: 'Visi' },
      'about mission': { describes: 'mission', asserted: 'Misi' },
      'mission classification': {
        describes: 'accurate and easy AI classification',
        asserted: 'Klasifikasi AI yang akurat dan mudah',
      },
      'mission community': { describes: 'an active community', asserted: 'Komunitas yang aktif' },
      'mission education': { describes: 'comprehensive education', asserted: 'Edukasi yang lengkap' },
      'mission data': { describes: 'evidence-based data', asserted: 'Data berbasis bukti' },
      'value care': { describes: 'environmental care', asserted: 'Peduli lingkungan' },
      'value community': { describes: 'community-based', asserted: 'Berbasis komunitas' },
      'value innovation': { describes: 'technology innovation', asserted: 'Inovasi teknologi' },
      'value education': { describes: 'continuous education', asserted: 'Edukasi berkelanjutan' },
      'timeline year': 2025,
      'timeline concept': { describes: 'concept', asserted: 'Konsep' },
      'timeline model': { describes: 'AI model development', asserted: 'Pengembangan model AI' },
      'timeline beta': { describes: 'beta testing', asserted: 'Uji beta' },
      'timeline launch': { describes: 'launch', asserted: 'Peluncuran' },
      team: {
        describes: 'three students from one polytechnic',
        asserted: 'Tiga mahasiswa dari satu politeknik',
      },
      'team of': 3,
    },
  },
  {
    where: about,
    file: journey.about,
    test: 'the last part invites to register or to try the platform',
    says: {
      'about register button': 'Daftar Sekarang',
      'about to register': '/register',
      'about try button': 'Coba Platform',
      'about to smart-sort': '/smart-sort',
    },
  },
  {
    where: claims,
    file: journey.transparency,
    test: 'beside each claim stands what is really counted, with its date',
    says: {
      'claims measured': {
        text: 'fixed display text',
        asserted: 'Klaim kami dan angka yang terhitung',
        override: 'honesty: the live, dated figures stand on /transparansi',
      },
    },
  },
];
