import { paint } from '../paint.ts';
import { area, dashed, line, round, shaped } from './shapes.tsx';

const drop = (x: number, y: number, size: number) =>
  `M${x} ${y - size * 1.6}Q${x + size} ${y - size * 0.3} ${x + size} ${y}A${size} ${size} 0 1 1 ${x - size} ${y}Q${x - size} ${y - size * 0.3} ${x} ${y - size * 1.6}Z`;

/** What cannot be touched: time, movement, heat, water, right and wrong. Origin: the middle. */
export const signs = {
  check: shaped([area(round(0, 0, 19), paint.brand), line('M-9 1L-2 8 10-7', paint.white, 5)]),
  clock: shaped([
    area(round(0, 0, 24), paint.slateDark),
    area(round(0, 0, 19), paint.cream),
    line('M0-12V0L9 6', paint.ink, 4),
  ]),
  calendar: shaped([
    area('M-24-20H24V24H-24Z', paint.cream),
    area('M-24-26H24V-10H-24Z', paint.clay),
    line('M-12-30V-20M12-30V-20', paint.slateDark, 5),
    line('M-14 0h0M0 0h0M14 0h0M-14 13h0M0 13h0M14 13h0', paint.slateDark, 7),
  ]),
  moon: shaped([
    area(round(0, 0, 24), paint.blueDark),
    area('M6-15A16 16 0 1 0 14 9 13 13 0 1 1 6-15Z', paint.yellow),
  ]),
  sunshine: shaped([
    area(round(0, 0, 17), paint.yellow),
    line(
      'M0-24V-32M0 24V32M-24 0H-32M24 0H32M-17-17L-23-23M17-17L23-23M-17 17L-23 23M17 17L23 23',
      paint.yellowDark,
      5,
    ),
  ]),
  arrow: shaped([line('M-26 0H22M10-12L24 0 10 12', paint.clayDark, 6)]),
  turn: shaped([line('M-20 12A24 24 0 1 1 16 16M20 0L17 17 1 12', paint.clayDark, 6)]),
  cutLine: shaped([dashed('M-44 0H44', paint.clayDark, 4, '9 6')]),
  drops: shaped([
    area(drop(0, 0, 7), paint.blue),
    area(drop(-16, 16, 6), paint.blue),
    area(drop(15, 18, 6), paint.blue),
  ]),
  steam: shaped([
    line('M-16 14Q-24 4-16-6T-16-24M0 14Q-8 4 0-6T0-24M16 14Q8 4 16-6T16-24', paint.slate, 4, 0.7),
  ]),
  bubbles: shaped([
    area(round(-14, 2, 11), paint.white, 0.75),
    area(round(8, -10, 8), paint.white, 0.75),
    area(round(18, 8, 6), paint.white, 0.75),
    line(round(-14, 2, 11), paint.teal, 2.4),
    line(round(8, -10, 8), paint.teal, 2.4),
    line(round(18, 8, 6), paint.teal, 2.4),
  ]),
  dust: shaped([line('M-20 4h0M-8-6h0M4 2h0M14-10h0M22 0h0M-2 12h0', paint.sandDark, 6)]),
  air: shaped([line('M-30-8H14Q24-8 22-17T10-20M-30 6H26Q36 6 33 16T22 18', paint.blue, 4)]),
} as const;
