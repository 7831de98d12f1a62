import type { HazardId } from './hazards.ts';
import type { Material, Suspicion } from './materials.ts';
import type { ResidueId } from './residues.ts';

/** What an answer makes of the thing: the material of the photo, hazardous waste, or residue. */
export type Outcome =
  | { sortedAs: 'material' }
  | { sortedAs: 'b3'; hazard: HazardId }
  | { sortedAs: 'residu'; residue: ResidueId };

export type SafetyAnswer = { id: string; text: string; examples: string; outcome: Outcome };

export interface SafetyQuestion {
  question: string;
  reason: string;
  /** The harmless one is the last: it stands nearest to the thumb. */
  answers: readonly SafetyAnswer[];
}

const material: Outcome = { sortedAs: 'material' };
const b3 = (hazard: HazardId): Outcome => ({ sortedAs: 'b3', hazard });
const residu = (residue: ResidueId): Outcome => ({ sortedAs: 'residu', residue });
const unknown: SafetyAnswer = {
  id: 'tidak-tahu',
  text: 'Tidak tahu',
  examples: 'Kami anggap berbahaya',
  outcome: b3('unknown'),
};
const battery: SafetyAnswer = {
  id: 'baterai',
  text: 'Baterai atau alat listrik',
  examples: 'Aki, power bank, kabel, ponsel',
  outcome: b3('baterai'),
};

/** Asked before any advice, because a photo shows neither what was inside nor whether a thing is everyday residue. */
export const safetyQuestions: Record<Material, SafetyQuestion> = {
  logam: {
    question: 'Sebelum lanjut: ini logam apa?',
    reason: 'Sebagian kaleng bisa meledak atau beracun.',
    answers: [
      unknown,
      battery,
      {
        id: 'cat',
        text: 'Kaleng cat, tiner, atau oli',
        examples: 'Juga sisa lem dan pestisida',
        outcome: b3('cat'),
      },
      {
        id: 'semprot',
        text: 'Kaleng semprot atau gas',
        examples: 'Obat nyamuk, parfum, gas portabel',
        outcome: b3('semprot'),
      },
      {
        id: 'aman',
        text: 'Kaleng makanan, logam biasa',
        examples: 'Soda, sarden, paku, panci',
        outcome: material,
      },
    ],
  },
  plastik: {
    question: 'Sebelum lanjut: ini bekas apa?',
    reason: 'Bekas racun dan plastik kotor tidak boleh dijual.',
    answers: [
      unknown,
      {
        id: 'racun',
        text: 'Racun, oli, pembersih keras',
        examples: 'Pestisida, racun tikus, air aki',
        outcome: b3('racun'),
      },
      { id: 'obat', text: 'Obat', examples: 'Sirup, strip tablet, tetes mata', outcome: b3('obat') },
      {
        id: 'suntik',
        text: 'Alat suntik atau infus',
        examples: 'Jarum, selang, kantong infus',
        outcome: b3('suntik'),
      },
      {
        id: 'residu',
        text: 'Kain, popok, tisu, styrofoam, saset',
        examples: 'Juga kantong kotor dan spons',
        outcome: residu('campuran'),
      },
      {
        id: 'aman',
        text: 'Botol, gelas, kemasan bersih',
        examples: 'Bekas makanan, minuman, atau sabun',
        outcome: material,
      },
    ],
  },
  kaca: {
    question: 'Sebelum lanjut: kacanya apa?',
    reason: 'Pecahan melukai, dan sebagian lampu mengandung raksa.',
    answers: [
      unknown,
      {
        id: 'lampu',
        text: 'Lampu atau termometer',
        examples: 'Neon, bohlam, lampu hemat energi',
        outcome: b3('lampu'),
      },
      {
        id: 'obat',
        text: 'Botol obat atau ampul',
        examples: 'Sirup, obat tetes, suntikan',
        outcome: b3('obat'),
      },
      {
        id: 'pecah',
        text: 'Pecah, cermin, atau keramik',
        examples: 'Juga yang retak, piring, kaca jendela',
        outcome: residu('pecahan'),
      },
      { id: 'aman', text: 'Botol atau stoples utuh', examples: 'Kecap, sirup, selai', outcome: material },
    ],
  },
  kertas: {
    question: 'Sebelum lanjut: ini kertas apa?',
    reason: 'Bekas orang sakit berbahaya, dan kertas kotor merusak yang bersih.',
    answers: [
      unknown,
      {
        id: 'medis',
        text: 'Masker, perban, bekas orang sakit',
        examples: 'Kapas luka, tisu berdarah, alat tes',
        outcome: b3('medis'),
      },
      {
        id: 'residu',
        text: 'Tisu, popok, kain, styrofoam, saset',
        examples: 'Juga kertas nasi dan yang berminyak',
        outcome: residu('tisu'),
      },
      { id: 'aman', text: 'Kertas atau kardus kering', examples: 'Dus, koran, buku, HVS', outcome: material },
    ],
  },
  organik: {
    question: 'Sebelum lanjut: ini dari mana?',
    reason: 'Bekas orang sakit tidak boleh masuk kompos.',
    answers: [
      unknown,
      {
        id: 'medis',
        text: 'Perban, kapas, bekas orang sakit',
        examples: 'Juga bangkai hewan yang sakit',
        outcome: b3('medis'),
      },
      {
        id: 'residu',
        text: 'Kain, popok, tisu, styrofoam, saset',
        examples: 'Juga puntung rokok dan kotoran hewan',
        outcome: residu('campuran'),
      },
      {
        id: 'aman',
        text: 'Sisa makanan, daun, atau kayu',
        examples: 'Kulit buah, sayur, nasi, ranting',
        outcome: material,
      },
    ],
  },
};

/** Asked before everything else when the photo looks like hazardous waste or residue; the last answer denies it. */
export const suspicionQuestions: Record<Suspicion, SafetyQuestion> = {
  b3: {
    question: 'Sebelum lanjut: apakah ini salah satunya?',
    reason: 'Foto ini mirip barang berbahaya.',
    answers: [
      unknown,
      battery,
      {
        id: 'semprot',
        text: 'Kaleng semprot atau gas',
        examples: 'Obat nyamuk, parfum, gas',
        outcome: b3('semprot'),
      },
      {
        id: 'lampu',
        text: 'Lampu atau termometer',
        examples: 'Neon, bohlam, LED',
        outcome: b3('lampu'),
      },
      {
        id: 'obat',
        text: 'Obat atau vitamin',
        examples: 'Strip tablet, sirup, ampul',
        outcome: b3('obat'),
      },
      {
        id: 'racun',
        text: 'Cat, oli, atau racun',
        examples: 'Tiner, lem, pembersih keras',
        outcome: b3('racun'),
      },
      { id: 'bukan', text: 'Bukan semuanya', examples: 'Barang biasa', outcome: material },
    ],
  },
  residu: {
    question: 'Sebelum lanjut: ini yang mana?',
    reason: 'Foto ini mirip sampah yang tidak laku.',
    answers: [
      unknown,
      {
        id: 'medis',
        text: 'Masker, perban, bekas orang sakit',
        examples: 'Kapas luka, alat tes, jarum',
        outcome: b3('medis'),
      },
      {
        id: 'pecah',
        text: 'Pecah, cermin, atau keramik',
        examples: 'Piring, kaca jendela, genteng',
        outcome: residu('pecahan'),
      },
      {
        id: 'residu',
        text: 'Kain, popok, tisu, styrofoam, saset',
        examples: 'Juga spons, puntung, kantong kotor',
        outcome: residu('campuran'),
      },
      { id: 'bukan', text: 'Bukan semuanya', examples: 'Bersih dan satu bahan', outcome: material },
    ],
  },
};

/** An answer that is remembered by its id, with the question that it belongs to. */
export const answerById = (of: Material, id: string): SafetyAnswer | undefined =>
  find(safetyQuestions[of], id);

export const suspicionAnswerById = (of: Suspicion, id: string): SafetyAnswer | undefined =>
  find(suspicionQuestions[of], id);

const find = ({ answers }: SafetyQuestion, id: string) => answers.find((answer) => answer.id === id);
