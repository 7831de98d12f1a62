import type { Kind } from './kind.ts';

/** A photo to classify; every second user is signed in, and the scan is added to their history. */
export const photoKinds = {
  classify: ({ random, forms }, person) => ({
    path: '/api/upload/classify',
    method: 'POST',
    headers: { 'content-type': forms.type },
    body: random.pick(forms.bodies),
    isMember: person % 2 === 0,
  }),
} satisfies Record<string, Kind>;
