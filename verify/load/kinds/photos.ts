import type { Kind } from './kind.ts';

/** A photo to be sorted; every second sender is signed in, and their scan enters their history. */
export const photoKinds = {
  classify: ({ random, forms }, person) => ({
    path: '/api/upload/classify',
    method: 'POST',
    headers: { 'content-type': forms.type },
    body: random.pick(forms.bodies),
    isMember: person % 2 === 0,
  }),
} satisfies Record<string, Kind>;
