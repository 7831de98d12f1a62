import { paint } from '../paint.ts';
import { area, glint, line, round, shaped } from './shapes.tsx';

const bucketBody = 'M-42-78H42L34-7Q33 0 26 0H-26Q-33 0-34-7Z';
const bucket = [
  line('M-40-78Q0-134 40-78', paint.slate, 4),
  area(bucketBody, paint.blue),
  area('M18-78H42L34-7Q33 0 26 0H12Q22-40 18-78Z', paint.blueDark),
  area('M-47-86H47V-74H-47Z', paint.blueDark),
  glint('M-32-62L-27-16'),
];
const basin = [
  area('M-66-44H66L54-8Q52 0 43 0H-43Q-52 0-54-8Z', paint.clay),
  area('M30-44H66L54-8Q52 0 43 0H24Q36-20 30-44Z', paint.clayDark),
  area('M-74-54H74V-42H-74Z', paint.clayDark),
  glint('M-52-34L-46-12'),
];
const pan = [
  area('M-40-50H40V-8Q40 0 32 0H-32Q-40 0-40-8Z', paint.slate),
  area('M14-50H40V-8Q40 0 32 0H10Q20-24 14-50Z', paint.slateDark),
  area('M-45-58H45V-48H-45Z', paint.slateDark),
  line('M-45-40H-58M45-40H58', paint.slateDark, 9),
];
const bowl = [
  area('M-40-34H40Q38 0 14 0H-14Q-38 0-40-34Z', paint.cream),
  area('M12-34H40Q38 0 14 0H6Q22-10 12-34Z', paint.creamDark),
  line('M-42-35H42', paint.creamDark, 6),
];

/** What holds things. Origin: the middle of the base. */
export const vessels = {
  bucket: shaped(bucket),
  holedBucket: shaped([
    ...bucket,
    line(
      'M-26-62h0M-12-62h0M2-62h0M16-62h0M-25-50h0M-11-50h0M3-50h0M17-50h0M-20-8h0M-8-8h0M4-8h0M16-8h0',
      paint.frame,
      6,
    ),
  ]),
  tappedBucket: shaped([
    ...bucket,
    area('M30-26H54V-14H30Z', paint.yellow),
    area('M48-20H58V-2H48Z', paint.yellow),
    area('M38-36H46V-24H38Z', paint.yellowDark),
  ]),
  stackedBuckets: shaped([
    area('M-30-60H30L25-6Q24 0 19 0H-19Q-24 0-25-6Z', paint.brand),
    area('M10-60H30L25-6Q24 0 19 0H6Z', paint.brandDark),
    area('M-34-68H34V-58H-34Z', paint.brandDark),
    area('M-32-124H32L27-72Q26-66 20-66H-20Q-26-66-27-72Z', paint.brand),
    area('M12-124H32L27-72Q26-66 20-66H8Z', paint.brandDark),
    area('M-38-134H38V-122H-38Z', paint.brandLight),
    line('M-22-110h0M-10-110h0M2-110h0M14-110h0', paint.frame, 5),
    area('M24-22H44V-12H24ZM38-18H46V-2H38Z', paint.yellow),
  ]),
  holedLid: shaped([
    area(round(0, -10, 52, 14), paint.brandDark),
    area(round(0, -14, 52, 14), paint.brandLight),
    area(round(0, -14, 34, 9), paint.soilDark),
  ]),
  waterBasin: shaped([
    ...basin,
    area('M-66-50Q-44-60-22-50T22-50 66-50V-44H-66Z', paint.water),
    line('M-40-51H-18M10-51H34', paint.white, 3, 0.7),
  ]),
  pulpBasin: shaped([
    ...basin,
    area('M-66-50Q-44-62-22-52T22-52 66-50V-44H-66Z', paint.cream),
    line('M-44-52l7 3M-12-54l6-3M20-52l8 2M46-51l6-3', paint.blue, 3),
  ]),
  pan: shaped(pan),
  boilingPan: shaped([
    ...pan,
    line('M-26 8Q-20-2-16 8M-4 8Q2-2 6 8M18 8Q24-2 28 8', paint.clay, 5),
    area('M-40-57Q-20-66 0-57T40-57V-50H-40Z', paint.glass),
  ]),
  bowl: shaped(bowl),
  oilBowl: shaped([...bowl, area('M-37-33Q-18-40 0-33T37-33L35-24H-35Z', paint.yellow)]),
  lyeBowl: shaped([
    ...bowl,
    area('M-37-33Q-18-39 0-33T37-33L35-24H-35Z', paint.tealLight),
    area('M0-30L14-6H-14Z', paint.yellow),
    line('M0-22V-14M0-9h0', paint.ink, 3),
  ]),
  batterBowl: shaped([
    ...bowl,
    area('M-37-33Q-18-42 0-34T37-33L35-22H-35Z', paint.sand),
    line('M-18-33Q0-40 18-32', paint.sandDark, 3),
  ]),
  cup: shaped([
    area('M-22-46H22L17-4Q16 0 12 0H-12Q-16 0-17-4Z', paint.glass),
    area('M8-46H22L17-4Q16 0 12 0H4Z', paint.teal),
    area('M-19-24H19L17-4Q16 0 12 0H-12Q-16 0-17-4Z', paint.white, 0.9),
    glint('M-14-38V-14'),
  ]),
  blender: shaped([
    area('M-26-100H26L19-40H-19Z', paint.glass),
    area('M-22-76H22L19-40H-19Z', paint.cream),
    area('M8-100H26L19-40H6Z', paint.teal, 0.5),
    area('M-29-110H29V-98H-29Z', paint.slateDark),
    area('M-28-40H28L34 0H-34Z', paint.slate),
    area('M8-40H28L34 0H8Z', paint.slateDark),
    area(round(-6, -18, 7), paint.clay),
  ]),
  paintTin: shaped([
    area('M-30-52H30V0H-30Z', paint.slateLight),
    area('M10-52H30V0H8Q14-26 10-52Z', paint.slate),
    area('M-30-40H30V-12H-30Z', paint.teal),
    area('M10-40H30V-12H10Z', paint.tealDark),
    area(round(0, -52, 30, 7), paint.slate),
    area(round(0, -52, 24, 5), paint.teal),
  ]),
  mouldBox: shaped([
    area('M-54-58L-46-76-22-64 0-78 24-64 42-74 54-58Z', paint.white),
    area('M-60-62H60L51-8Q50 0 42 0H-42Q-50 0-51-8Z', paint.clay),
    area('M30-62H60L51-8Q50 0 42 0H22Q34-30 30-62Z', paint.clayDark),
    area('M-65-68H65V-56H-65Z', paint.clayDark),
  ]),
  filter: shaped([
    area('M-44-40H44L6-4H-6Z', paint.cream),
    area('M10-40H44L6-4H2Z', paint.creamDark),
    line('M-46-41H46', paint.clayDark, 6),
    line('M0-2V14', paint.yellow, 6),
  ]),
} as const;
