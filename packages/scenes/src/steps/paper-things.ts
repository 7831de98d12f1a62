import { paint } from '../paint.ts';
import { area, dashed, line, round, shaped } from './shapes.tsx';

const frame = [
  area('M-64-84H64V0H-64ZM-50-70V-14H50V-70Z', paint.wood),
  line('M-50-70H50V-14H-50Z', paint.woodDark, 3),
];
const meshLines = 'M-50-56H50M-50-42H50M-50-28H50M-34-70V-14M-18-70V-14M-2-70V-14M14-70V-14M30-70V-14';

/** Paper, cardboard and what is made of them. Origin: the middle of the base. */
export const paperThings = {
  paperJar: shaped([
    area('M-30-4V-62Q-30-74-21-78V-86H21V-78Q30-74 30-62V-4Q30 0 24 0H-24Q-30 0-30-4Z', paint.glass),
    area('M-27-62H27V-8H-27Z', paint.white),
    area('M-18-52L-10-34-18-16-26-34ZM4-52L12-34 4-16-4-34Z', paint.teal),
    area('M12-86H21V-78Q30-74 30-62V-4Q30 0 24 0H10Z', paint.teal, 0.4),
  ]),
  sheet: shaped([area('M-44-58H44V0H-44Z', paint.white), area('M20-58H44V0H14Z', paint.cream)]),
  fan: shaped([
    area('M-50-46L-34-54V-8L-50 0ZM-18-46L-2-54V-8L-18 0ZM14-46L30-54V-8L14 0Z', paint.creamDark),
    area('M-34-54L-18-46V0L-34-8ZM-2-54L14-46V0L-2-8ZM30-54L46-46V0L30-8Z', paint.white),
    area('M-42-34L-34-26-42-18ZM-10-34L-2-26-10-18ZM22-34L30-26 22-18Z', paint.clay),
  ]),
  books: shaped([
    area('M-40-14H40V0H-40Z', paint.blueDark),
    area('M-34-28H34V-14H-34Z', paint.leaf),
    area('M-30-11H40V-3H-30ZM-24-25H34V-17H-24Z', paint.white),
  ]),
  disc: shaped([area(round(0, -8, 40, 12), paint.sandDark), area(round(0, -12, 40, 12), paint.sand)]),
  cardboard: shaped([
    area('M-50-48H50V0H-50Z', paint.sand),
    area('M22-48H50V0H16Z', paint.sandDark),
    line('M-40-48V0M-28-48V0M-16-48V0M-4-48V0M8-48V0', paint.sandDark, 2),
  ]),
  soapBlock: shaped([
    area('M-62-44H62V0H-62Z', paint.cream),
    area('M30-44H62V0H24Z', paint.creamDark),
    dashed('M-31-46V2M0-46V2M31-46V2', paint.clayDark, 4, '7 5'),
  ]),
  phStrip: shaped([
    area('M-8-64H8V0H-8Z', paint.white),
    area('M-8-30H8V-20H-8Z', paint.yellow),
    area('M-8-20H8V-10H-8Z', paint.leaf),
    area('M-8-10H8V0H-8Z', paint.teal),
  ]),
  newspaper: shaped([
    area('M-50-62H50V0H-50Z', paint.white),
    line('M-42-52H42', paint.slateDark, 6),
    line('M-42-40H-4M-42-30H-4M-42-20H-4M-42-10H-4M8-20H42M8-10H42', paint.slate, 3),
    area('M8-42H42V-26H8Z', paint.slateLight),
  ]),
  spokes: shaped([
    line('M0-22L-62-34M0-22L-46-56M0-22L0-66M0-22L46-56M0-22L62-34M0-22L58 2M0-22L-58 2', paint.creamDark, 9),
    area(round(0, -22, 32, 18), paint.sand),
    area(round(0, -24, 20, 11), paint.sandDark),
  ]),
  stakes: shaped([
    line(
      'M-48-6L-56-96M-32-4L-36-98M-16-2L-18-100M0-2V-100M16-2L18-100M32-4L36-98M48-6L56-96',
      paint.creamDark,
      8,
    ),
    area(round(0, -6, 54, 12), paint.sand),
  ]),
  weave: shaped([
    line('M-50-16H50M-51-30H51M-52-44H52', paint.sandDark, 12),
    dashed('M-50-16H50M-52-44H52', paint.white, 12, '14 14'),
    dashed('M-58-30H52', paint.white, 12, '14 14'),
  ]),
  joint: shaped([
    line('M-70 0H6', paint.creamDark, 20),
    line('M-70-2H4', paint.white, 12),
    line('M16 0H70', paint.creamDark, 13),
    line('M16-1H70', paint.white, 7),
    line('M8-6V6', paint.slateDark, 4),
  ]),
  torn: shaped([
    area(
      'M-46-10L-34-22-26-8-36 0ZM-18-4L-12-20 2-14-4 0ZM14-12L28-22 36-8 24 0ZM40-4L50-14 56 0Z',
      paint.white,
    ),
    area('M-30-30L-20-40-12-26-24-22ZM4-32L16-38 22-24 10-22Z', paint.cream),
    line('M-36-12l6 2M-10-8l6 2M24-10l6 2', paint.blue, 2.4),
  ]),
  emptyFrame: shaped(frame),
  meshFrame: shaped([
    ...frame,
    area('M-50-70H50V-14H-50Z', paint.slateLight, 0.7),
    line(meshLines, paint.slateDark, 2),
  ]),
  wetFrame: shaped([
    ...frame,
    area('M-50-70H50V-14H-50Z', paint.white),
    line('M-34-56l8 3M-6-44l8-3M18-60l8 2M-22-26l8-2M24-30l7 4', paint.blue, 3),
  ]),
  layers: shaped([
    line('M-58-4H58M-58-20H58M-58-36H58', paint.blue, 8),
    line('M-50-12H50M-50-28H50M-50-44H50', paint.white, 7),
  ]),
  press: shaped([
    area('M-70-14H70V0H-70ZM-70-62H70V-48H-70Z', paint.wood),
    line('M-58-20H58M-58-34H58', paint.blue, 8),
    line('M-50-27H50M-50-41H50', paint.white, 7),
    area('M-36-98H36V-62H-36Z', paint.slate),
    area('M10-98H36V-62H8Z', paint.slateDark),
  ]),
  gridPaper: shaped([
    area('M-60-92H60V0H-60Z', paint.white),
    line(
      'M-60-74H60M-60-56H60M-60-38H60M-60-20H60M-40-92V0M-20-92V0M0-92V0M20-92V0M40-92V0',
      paint.slate,
      1.8,
    ),
    area('M-20-74H20V-56H-20ZM-40-56H40V-38H-40ZM-20-38H20V-20H-20Z', paint.clay, 0.85),
    area('M40-74H60V-56H40ZM40-38H60V-20H40Z', paint.clay, 0.85),
  ]),
} as const;
