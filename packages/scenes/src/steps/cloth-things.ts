import { paint } from '../paint.ts';
import { area, dashed, line, round, shaped } from './shapes.tsx';

const sackBody = 'M-46-96Q0-88 46-96L50-6Q50 0 44 0H-44Q-50 0-50-6Z';
const sack = [
  area(sackBody, paint.cream),
  area('M-30-93C-34-60-34-30-31 0H-16C-20-30-19-62-16-91Z', paint.leaf),
  area('M-10-91C-13-60-13-30-11 0H-4C-6-30-6-60-4-91Z', paint.yellow),
  area('M22-92Q34-93 46-96L50-6Q50 0 44 0H20Q30-46 22-92Z', paint.creamDark),
];
const bag = [
  area('M-44-74H44L52-6Q52 0 46 0H-46Q-52 0-52-6Z', paint.cream),
  area('M-46-46H46L48-26H-48Z', paint.leaf),
  area('M20-74H44L52-6Q52 0 46 0H14Q26-38 20-74Z', paint.creamDark),
];
const wallet = [
  area('M-56-66Q-56-72-50-72H50Q56-72 56-66V-6Q56 0 50 0H-50Q-56 0-56-6Z', paint.blueDark),
  area('M-48-64H-2V-8H-48Z', paint.yellow),
  area('M2-64H48V-8H2Z', paint.clay),
  area(round(-25, -38, 13), paint.cream),
  area(round(25, -38, 13), paint.cream),
];

/** Cloth, sacks, sachets and what is sewn of them. Origin: the middle of the base. */
export const clothThings = {
  flatSack: shaped(sack),
  cutSack: shaped([...sack, dashed('M-56-62H56', paint.clayDark, 4, '9 6')]),
  seamedSack: shaped([...sack, dashed('M-46-8H46', paint.clayDark, 4, '8 6')]),
  cornerSack: shaped([
    ...sack,
    area('M-50-2L-50-34-20 0Z', paint.sand),
    area('M50-2L50-34 20 0Z', paint.sandDark),
    dashed('M-52-36L-16 2M52-36L16 2', paint.clayDark, 4, '7 5'),
  ]),
  bag: shaped([
    ...bag,
    line('M-48-70H48', paint.sandDark, 9),
    dashed('M-46-64H46', paint.clayDark, 3, '7 5'),
  ]),
  handledBag: shaped([
    line('M-26-70C-26-120 26-120 26-70', paint.clayDark, 9),
    ...bag,
    line('M-26-72V-56M26-72V-56', paint.clayDark, 9),
    line('M-31-60L-21-50M-21-60L-31-50M21-60L31-50M31-60L21-50', paint.cream, 2.4),
  ]),
  strap: shaped([
    area('M-66-16H66V0H-66Z', paint.creamDark),
    area('M-66-16H66V-9H-66Z', paint.cream),
    dashed('M-62-4H62', paint.clayDark, 3, '7 5'),
  ]),
  clips: shaped([
    area('M-34-24H-24V0H-34ZM-5-24H5V0H-5ZM24-24H34V0H24Z', paint.clay),
    line('M-29-14V-2M0-14V-2M29-14V-2', paint.clayDark, 4),
  ]),
  clothesline: shaped([
    line('M-130-92V0M130-92V0', paint.woodDark, 8),
    line('M-130-84Q0-68 130-84', paint.slateDark, 3),
  ]),
  pillow: shaped([
    area('M-56 0Q-66-6-60-22-66-38-56-44-14-38 30-44L56-44Q66-38 60-22 66-6 56 0 14-6-56 0Z', paint.cream),
    area('M28-44L56-44Q66-38 60-22 66-6 56 0 42-2 26-3 40-22 28-44Z', paint.creamDark),
    dashed('M-38-36V-8', paint.clay, 4, '5 6'),
  ]),
  cover: shaped([
    area('M-72-16Q0-30 72-16L66-2Q0-14-66-2Z', paint.blue),
    area('M20-24Q46-22 72-16L66-2Q46-8 24-9Z', paint.blueDark),
  ]),
  towelBox: shaped([
    area('M-62-60Q0-74 62-60V-6Q62 0 56 0H-56Q-62 0-62-6Z', paint.blue),
    area('M26-67Q46-65 62-60V-6Q62 0 56 0H20Q34-34 26-67Z', paint.blueDark),
    line('M-62-44H62M-62-16H62', paint.cream, 5),
  ]),
  openSachet: shaped([
    area('M-56-64H56V0H-56Z', paint.slateLight),
    area('M-50-58H-2V-6H-50Z', paint.clay),
    area('M2-58H50V-6H2Z', paint.clay),
    area(round(-26, -32, 14), paint.cream),
    line('M0-64V0', paint.white, 3),
  ]),
  pieces: shaped([
    area('M-74-58H-30V-14H-74ZM-22-58H22V-14H-22Z', paint.clay),
    area('M30-58H74V-14H30Z', paint.yellow),
    area(round(-52, -36, 12), paint.cream),
    area(round(0, -36, 12), paint.cream),
    area(round(52, -36, 12), paint.cream),
    dashed('M-78-62H78V-10H-78Z', paint.clayDark, 3, '8 6'),
  ]),
  joinedPieces: shaped([
    area('M-62-100H62V0H-62Z', paint.blueLight),
    area('M-54-92H0V-50H-54ZM0-50H54V-8H0Z', paint.clay),
    area('M0-92H54V-50H0ZM-54-50H0V-8H-54Z', paint.yellow),
    dashed('M0-96V-4M-58-50H58', paint.blueDark, 4, '8 6'),
  ]),
  pockets: shaped([
    area('M-62-100H62V0H-62Z', paint.clay),
    area('M-54-46H-4V-6H-54ZM4-46H54V-6H4Z', paint.yellow),
    dashed('M-54-6V-46H-4V-6M4-6V-46H54V-6', paint.blueDark, 4, '8 6'),
  ]),
  boundEdges: shaped([
    area('M-62-100H62V0H-62Z', paint.clay),
    area('M-62-100H62V-86H-62ZM-62-14H62V0H-62Z', paint.blueDark),
    dashed('M-58-91H58M-58-9H58', paint.cream, 3, '8 6'),
  ]),
  foldedBody: shaped([
    area('M-66-56H66V0H-66Z', paint.clay),
    area('M-66-56H66V-46H-66Z', paint.blueDark),
    dashed('M-60-42V-4M60-42V-4', paint.cream, 4, '7 5'),
  ]),
  boundBody: shaped([
    area('M-66-56H66V0H-66Z', paint.clay),
    area('M-66-56H66V-46H-66ZM-66-56H-54V0H-66ZM54-56H66V0H54Z', paint.blueDark),
    area(round(0, -24, 14), paint.cream),
  ]),
  walletWithStuds: shaped([
    ...wallet,
    line('M-44-60h0M44-60h0', paint.slateLight, 11),
    line('M0-72V0', paint.frame, 4),
  ]),
  foam: shaped([
    area('M-60-24V-12A60 12 0 0 0 60-12V-24Z', paint.yellowDark),
    area(round(0, -24, 60, 12), paint.yellow),
  ]),
  cushion: shaped([
    area('M-64-26V-12A64 13 0 0 0 64-12V-26Z', paint.blueDark),
    area(round(0, -26, 64, 13), paint.blue),
    dashed('M-60-10A60 12 0 0 0 60-10', paint.yellow, 3, '6 5'),
  ]),
  tackedCloth: shaped([
    area(round(0, -40, 74, 36), paint.blue),
    area(round(0, -42, 54, 26), paint.wood),
    line('M-58-42h0M58-42h0M0-70h0M0-12h0M-40-62h0M40-62h0M-40-22h0M40-22h0', paint.slateDark, 7),
  ]),
  tarp: shaped([
    area('M-116 0L-84-58Q0-74 84-58L116 0Q60-12 0-2T-116 0Z', paint.blue),
    area('M40-66Q64-64 84-58L116 0Q88-8 60-8Z', paint.blueDark),
  ]),
} as const;
