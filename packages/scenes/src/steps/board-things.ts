import { paint } from '../paint.ts';
import { area, glint, line, round, shaped } from './shapes.tsx';

const board = [area('M-70-92H70V0H-70Z', paint.wood), area('M44-92H70V0H40Q50-46 44-92Z', paint.woodDark)];
const capDots = (rows: readonly string[], letter: string) =>
  rows
    .flatMap((row, down) =>
      row.split('').map((cap, right) => (cap === letter ? `M${-56 + right * 14} ${-80 + down * 14}h0` : '')),
    )
    .join('');
const pattern = ['ttttttttt', 'tttooottt', 'ttoooooto', 'tokooyooo', 'ttoooooto', 'tgtooottg'];
const caps = (rows: readonly string[]) => [
  line(capDots(rows, 't'), paint.teal, 12),
  line(capDots(rows, 'o'), paint.clay, 12),
  line(capDots(rows, 'y'), paint.yellow, 12),
  line(capDots(rows, 'k'), paint.frame, 12),
  line(capDots(rows, 'g'), paint.leaf, 12),
];

/** Wood, caps, jars and walls. Origin: the middle of the base. */
export const boardThings = {
  jarLid: shaped([
    area('M-32-14H32V0H-32Z', paint.clay),
    area('M10-14H32V0H8Z', paint.clayDark),
    area(round(0, -14, 32, 7), paint.clayLight),
  ]),
  batteryBox: shaped([
    area('M-24-26H24V0H-24Z', paint.frame),
    area('M-20-22H0V-4H-20Z', paint.yellow),
    line('M8-13H16', paint.clay, 6),
  ]),
  lights: shaped([
    line('M-40-10C-30-40-10 10 0-20S30 0 40-28', paint.woodDark, 3),
    line('M-34-22h0M-16-10h0M-2-18h0M14-14h0M30-18h0', paint.yellow, 10),
  ]),
  litJar: shaped([
    area(round(0, -40, 62), paint.sun, 0.35),
    area('M-30-4V-62Q-30-74-21-78V-86H21V-78Q30-74 30-62V-4Q30 0 24 0H-24Q-30 0-30-4Z', paint.glass),
    area('M-26-60H26V-6H-26Z', paint.sun, 0.6),
    line('M-14-44h0M6-50h0M14-30h0M-8-22h0M2-12h0', paint.yellow, 9),
    area('M-24-96H24V-84H-24Z', paint.clay),
  ]),
  wireHandle: shaped([
    line('M-28-84C-40-140 40-140 28-84', paint.slateDark, 4),
    line('M-26-82H26', paint.slateDark, 4),
  ]),
  rack: shaped([
    area('M-66-68H-2V0H-66ZM2-68H66V0H2ZM-66-138H-2V-70H-66ZM2-138H66V-70H2Z', paint.wood),
    area('M-58-60H-10V-8H-58ZM10-60H58V-8H10ZM-58-130H-10V-78H-58ZM10-130H58V-78H10Z', paint.soil),
    line('M-64-64H-4M4-64H64M-64-134H-4M4-134H64', paint.sandDark, 4),
  ]),
  bracket: shaped([
    area('M-24-58H-10V-14H30V0H-24Z', paint.slate),
    area('M-24-4H30V0H-24Z', paint.slateDark),
    line('M-17-46h0M-17-28h0M2-7h0M18-7h0', paint.frame, 6),
  ]),
  wall: shaped([
    area('M-80-124H80V0H-80Z', paint.creamDark),
    line(
      'M-80-96H80M-80-64H80M-80-32H80M-40-124V-96M40-124V-96M0-96V-64M-40-64V-32M40-64V-32M0-32V0',
      paint.sandDark,
      2.4,
    ),
  ]),
  wallHole: shaped([area(round(0, 0, 6), paint.frame)]),
  rubberBand: shaped([line(round(0, 0, 62, 9), paint.clayDark, 4)]),
  tapedCan: shaped([line('M-19-62H19', paint.brand, 8)]),
  looseCaps: shaped([
    line('M-44-12h0M-14-12h0M16-12h0M46-12h0', paint.frame, 24),
    line('M-46-14h0', paint.clay, 19),
    line('M-16-14h0', paint.teal, 19),
    line('M14-14h0', paint.yellow, 19),
    line('M44-14h0', paint.leaf, 19),
  ]),
  capPiles: shaped([
    line('M-70-10h0M-56-10h0M-63-22h0', paint.clay, 14),
    line('M-22-10h0M-8-10h0M-15-22h0M-15-34h0', paint.teal, 14),
    line('M26-10h0M40-10h0M33-22h0', paint.yellow, 14),
    line('M70-10h0M84-10h0', paint.leaf, 14),
  ]),
  linedBoard: shaped([
    ...board,
    area('M-64-86H64V-6H-64Z', paint.cream),
    line('M-64-66H64M-64-46H64M-64-26H64M-40-86V-6M-16-86V-6M8-86V-6M32-86V-6', paint.sandDark, 1.8),
  ]),
  halfCapBoard: shaped([...board, area('M-64-86H64V-6H-64Z', paint.cream), ...caps(pattern.slice(0, 3))]),
  capBoard: shaped([...board, area('M-64-86H64V-6H-64Z', paint.cream), ...caps(pattern)]),
  hooks: shaped([
    line('M-40 0V-16M40 0V-16', paint.slateDark, 6),
    line('M-40-16h0M40-16h0', paint.slate, 10),
  ]),
  plywood: shaped([
    area(round(0, -8, 62, 14), paint.woodDark),
    area(round(0, -14, 62, 14), paint.wood),
    line('M-30-16h0M30-16h0M0-9h0M0-22h0', paint.frame, 5),
  ]),
  plasticBits: shaped([
    area('M-40-6L-26-20-18-6-28 0Z', paint.clay),
    area('M-12-4L-4-20 8-12 2 0Z', paint.yellow),
    area('M14-8L28-18 34-4 24 0Z', paint.blue),
    area('M-26-24L-14-34-8-22-18-18Z', paint.leaf),
    area('M6-26L18-32 22-20 12-16Z', paint.clayLight),
  ]),
  firstRow: shaped([
    area('M-100-40H100V0H-100Z', paint.clay),
    line('M-80-18h0M-60-18h0M-40-18h0M-20-18h0M0-18h0M20-18h0M40-18h0M60-18h0M80-18h0', paint.glass, 19),
    line('M-80-18h0M-40-18h0M0-18h0M40-18h0M80-18h0', paint.blue, 10),
    line('M-60-18h0M-20-18h0M20-18h0M60-18h0', paint.yellow, 10),
  ]),
  secondRow: shaped([
    area('M-100-40H100V0H-100Z', paint.clay),
    line('M-70-18h0M-50-18h0M-30-18h0M-10-18h0M10-18h0M30-18h0M50-18h0M70-18h0', paint.glass, 19),
    line('M-70-18h0M-30-18h0M10-18h0M50-18h0', paint.leaf, 10),
    line('M-50-18h0M-10-18h0M30-18h0M70-18h0', paint.clayLight, 10),
  ]),
  battens: shaped([area('M-84-10H-60V2H-84ZM-12-10H12V2H-12ZM60-10H84V2H60Z', paint.wood)]),
  plasteredBench: shaped([
    area('M-100-72H100V0H-100Z', paint.cream),
    area('M60-72H100V0H54Q68-36 60-72Z', paint.creamDark),
    line('M-70-22h0M-42-22h0M-14-22h0M14-22h0M42-22h0M-56-48h0M-28-48h0M0-48h0M28-48h0', paint.teal, 16),
    line('M-70-22h0M-14-22h0M42-22h0M-28-48h0M28-48h0', paint.yellow, 8),
  ]),
  plank: shaped([
    area('M-112-16H112V0H-112Z', paint.wood),
    area('M60-16H112V0H56Z', paint.woodDark),
    glint('M-100-11H-20'),
  ]),
} as const;
