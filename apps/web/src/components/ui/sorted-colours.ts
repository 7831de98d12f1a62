import type { SortedAs } from '@app/classifier/bins';

/** `disc` is a text colour: drawings and boxes fill with the current colour. */
export type AnswerColours = { fill: string; token: string; disc: string; step: string };

/** Tailwind reads class names from the source, so each is written in full. */
export const sortedColours: Record<SortedAs, AnswerColours> = {
  organik: {
    fill: 'bg-organik text-organik-on',
    token: 'bg-organik-on text-organik',
    disc: 'text-organik-soft',
    step: 'bg-organik-soft text-organik-ink',
  },
  plastik: {
    fill: 'bg-plastik text-plastik-on',
    token: 'bg-plastik-on text-plastik',
    disc: 'text-plastik-soft',
    step: 'bg-plastik-soft text-plastik-ink',
  },
  kertas: {
    fill: 'bg-kertas text-kertas-on',
    token: 'bg-kertas-on text-kertas',
    disc: 'text-kertas-soft',
    step: 'bg-kertas-soft text-kertas-ink',
  },
  kaca: {
    fill: 'bg-kaca text-kaca-on',
    token: 'bg-kaca-on text-kaca',
    disc: 'text-kaca-soft',
    step: 'bg-kaca-soft text-kaca-ink',
  },
  logam: {
    fill: 'bg-logam text-logam-on',
    token: 'bg-logam-on text-logam',
    disc: 'text-logam-soft',
    step: 'bg-logam-soft text-logam-ink',
  },
  residu: {
    fill: 'bg-residu text-residu-on',
    token: 'bg-residu-on text-residu',
    disc: 'text-residu-soft',
    step: 'bg-residu-soft text-residu-ink',
  },
  b3: {
    fill: 'bg-b3 text-b3-on',
    token: 'bg-b3-amber text-b3-amber-on',
    disc: 'text-b3-amber',
    step: 'bg-b3-soft text-b3-ink',
  },
};
