import { paint } from '@app/scenes/src/paint.ts';
import type { Headwear } from '@app/scenes/src/parts/person-head.tsx';
import type { Tones } from '@app/scenes/src/paint.ts';

type Student = { headwear: Headwear; headCloth: Tones; clothes: Tones };

/** How the three look, in the picture and in their portraits. */
export const students = {
  model: {
    headwear: 'hijab',
    headCloth: { light: paint.teal, dark: paint.tealDark },
    clothes: { light: paint.cream, dark: paint.creamDark },
  },
  web: {
    headwear: 'hair',
    headCloth: { light: paint.brand, dark: paint.brandDark },
    clothes: { light: paint.blue, dark: paint.blueDark },
  },
  warga: {
    headwear: 'cap',
    headCloth: { light: paint.clay, dark: paint.clayDark },
    clothes: { light: paint.leaf, dark: paint.leafDark },
  },
} satisfies Record<string, Student>;
