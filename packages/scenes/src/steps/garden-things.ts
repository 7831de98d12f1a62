import { paint } from '../paint.ts';
import { area, dashed, glint, line, round, shaped } from './shapes.tsx';

const heap = 'M-52 0Q-40-30-12-34T52 0Z';
const cutBottle = [
  area('M-26-48H26V-8Q26 0 18 0H-18Q-26 0-26-8Z', paint.tealLight),
  area('M10-48H26V-8Q26 0 18 0H6Q14-24 10-48Z', paint.teal),
  line('M-26-48H26', paint.tealDark, 3),
  glint('M-17-38V-12'),
];

/** Soil, leaves, holes and pots. Origin: the middle of the base. */
export const gardenThings = {
  soil: shaped([area(heap, paint.soil), area('M10-32Q34-24 52 0H20Z', paint.soilDark)]),
  compost: shaped([
    area(heap, paint.soilDark),
    line('M-30-10h0M-12-20h0M6-12h0M22-8h0M-4-6h0', paint.sandDark, 5),
    area('M-8-34Q-2-52 14-52 12-38-8-34Z', paint.leaf),
  ]),
  sandHeap: shaped([area(heap, paint.sandDark), area('M10-32Q34-24 52 0H20Z', paint.wood)]),
  dryLeaves: shaped([
    area('M-50 0Q-44-18-22-16-30-4-50 0Z', paint.clay),
    area('M-30-2Q-24-28 0-26-4-8-30-2Z', paint.sandDark),
    area('M-6 0Q-2-24 22-22 18-6-6 0Z', paint.yellowDark),
    area('M14 0Q22-18 48-14 38-2 14 0Z', paint.clay),
    area('M-16-18Q-8-38 12-36 6-20-16-18Z', paint.wood),
  ]),
  gravel: shaped([
    line('M-30-6h0M-14-6h0M2-6h0M18-6h0M34-6h0M-22-16h0M-6-16h0M10-16h0M26-16h0', paint.slate, 13),
    line('M-32-8h0M-16-8h0M0-8h0M16-8h0M-24-18h0M-8-18h0M8-18h0', paint.slateLight, 5),
  ]),
  husk: shaped([
    area(heap, paint.yellowDark),
    line('M-34-6l8-4M-20-18l8-4M-4-10l8-4M10-22l8-3M24-8l8-4', paint.yellow, 5),
  ]),
  straw: shaped([
    line('M-46-4L40-18M-40-14L46-6M-30-22L34-2M-10-26L20 0', paint.yellow, 5),
    line('M-44-2L30-24', paint.yellowDark, 4),
  ]),
  clods: shaped([
    area('M-58 0Q-50-28-18-32T58 0Z', paint.clay),
    area('M12-30Q40-24 58 0H24Z', paint.clayDark),
    line('M-34-8L-14-16M-2-22L18-12M-20-4L4-2', paint.yellow, 4),
  ]),
  scraps: shaped([
    area('M-44 0Q-46-16-30-18T-14 0Z', paint.leaf),
    area('M-20 0Q-16-24 4-22T22 0Z', paint.clay),
    area('M12 0Q16-18 34-16T48 0Z', paint.yellow),
    area('M-4-18Q2-34 20-32 14-20-4-18Z', paint.leafLight),
    line('M-30-12L-26-4M4-16L6-6M32-10L34-4', paint.cream, 3),
  ]),
  bricks: shaped([
    area('M-52-20H-4V0H-52ZM4-20H52V0H4Z', paint.clay),
    area('M-18-20H-4V0H-20ZM38-20H52V0H36Z', paint.clayDark),
  ]),
  blocks: shaped([
    area('M-108-22H108V0H-108Z', paint.slate),
    area('M60-22H108V0H56Z', paint.slateDark),
    line('M-72-22V0M-36-22V0M0-22V0M36-22V0M72-22V0', paint.slateDark),
  ]),
  holedBottle: shaped([...cutBottle, line('M-16-40h0M16-40h0M-10-3h0M0-3h0M10-3h0', paint.frame, 5)]),
  plantedBottle: shaped([
    area('M0-40Q-24-52-22-76 2-72 0-40Z', paint.leaf),
    area('M0-40Q24-52 24-80-2-74 0-40Z', paint.leafDark),
    ...cutBottle,
    area('M-23-38H23V-8Q23-3 17-3H-17Q-23-3-23-8Z', paint.soil),
    line('M-14-7h0M-4-7h0M6-7h0M15-7h0', paint.slate, 6),
  ]),
  ropedBottle: shaped([
    ...cutBottle,
    line('M-20-42L0-96 20-42M0-96V-108', paint.sandDark, 4),
    area(round(0, -96, 5), paint.sandDark),
  ]),
  rope: shaped([
    line(round(0, -16, 30, 14), paint.sandDark, 7),
    line(round(0, -20, 22, 9), paint.sand, 5),
    line('M28-12Q50-4 58-18', paint.sandDark, 6),
  ]),
  mesh: shaped([
    area('M-46-64H46V0H-46Z', paint.slateLight, 0.7),
    line(
      'M-46-64H46V0H-46ZM-46-48H46M-46-32H46M-46-16H46M-30-64V0M-15-64V0M0-64V0M15-64V0M30-64V0',
      paint.slateDark,
      2,
    ),
  ]),
  tapPart: shaped([
    area('M-34-24H14V-8H-34Z', paint.yellow),
    area('M4-16H20V12H4Z', paint.yellow),
    area('M12-16H20V12H12Z', paint.yellowDark),
    area('M-20-42H-8V-24H-20ZM-28-48H0V-40H-28Z', paint.yellowDark),
    line('M-30-24V-8M-24-24V-8', paint.yellowDark),
  ]),
  collar: shaped([
    area('M-24-48H24V0H-24Z', paint.slateLight),
    area('M6-48H24V0H4Z', paint.slate),
    area(round(0, -48, 24, 7), paint.slateDark),
    line('M-14-34h0M0-34h0M14-34h0M-14-18h0M0-18h0M14-18h0', paint.frame, 6),
  ]),
  holedCap: shaped([
    area('M-28-16H28V0H-28Z', paint.slate),
    area('M6-16H28V0H4Z', paint.slateDark),
    area(round(0, -16, 28, 7), paint.slateLight),
    line('M-14-16h0M0-18h0M14-16h0M0-13h0', paint.frame, 5),
  ]),
  /** Cut open: its origin is at the surface, it goes down from there. */
  hole: shaped([
    area('M-20-2H20V82Q18 92 0 92T-20 82Z', paint.soilDark),
    line('M-20 0V82M20 0V82', paint.sandDark, 2, 0.6),
  ]),
  filledHole: shaped([
    area('M-22-2H22V82Q20 92 0 92T-22 82Z', paint.soilDark),
    area('M-18 16Q-9 8 0 16T18 16V44H-18Z', paint.leafLight),
    area('M-18 42Q-9 34 0 42T18 42V66H-18Z', paint.sand),
    area('M-18 64Q-9 58 0 64T18 64V80Q16 88 0 88T-18 80Z', paint.wood),
    area('M-28-6H-16V26H-28ZM16-6H28V26H16Z', paint.slateLight),
  ]),
  peg: shaped([line('M0 0V-34', paint.wood, 7), area('M0-34H30V-18H0Z', paint.clay)]),
  house: shaped([
    area('M-46-54H46V0H-46Z', paint.cream),
    area('M16-54H46V0H16Z', paint.creamDark),
    area('M-58-52L0-92 58-52Z', paint.clay),
    area('M4-89L58-52H20Z', paint.clayDark),
    area('M-14-32H12V0H-14Z', paint.wood),
  ]),
  fist: shaped([
    line('M52 22L26-6', paint.clayDark, 26),
    area('M-28-26Q-28-38-16-38H14Q30-38 30-22V-6Q30 8 16 8H-14Q-28 8-28-6Z', paint.wood),
    line('M-28-22H-2M-28-10H-2M-28 1H-4', paint.woodDark, 3),
    line('M-2-34Q10-22 0-8', paint.woodDark, 4),
  ]),
  clod: shaped([area(round(0, 0, 20, 15), paint.soil), line('M-9-4h0M3 3h0M9-6h0', paint.sandDark, 4)]),
  spade: shaped([
    line('M0-34V-92', paint.wood, 7),
    area('M-14-38Q0-44 14-38V-16Q12-2 0 4-12-2-14-16Z', paint.slate),
    area('M2-41Q8-41 14-38V-16Q12-2 0 4Z', paint.slateDark),
  ]),
  bottleLine: shaped([dashed('M-25 0H25', paint.ink, 3, '6 5')]),
} as const;
