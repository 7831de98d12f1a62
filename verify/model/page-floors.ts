// Below these floors the page reduces the accuracy of the model or sends too many bytes.
import type { Floor } from '../kit/missed-floors.ts';

/** By the part of the run that measures them. */
export const pageFloors: Record<'agreement' | 'cross', Floor[]> = {
  agreement: [
    { figure: 'same class by both ways', path: 'agreement.sameClass', least: 0.985 },
    { figure: 'same class of a photo as a phone writes it', path: 'phone.sameClass', least: 0.92 },
    {
      figure: 'share of the bytes of 12 megapixels that is sent',
      path: 'phone.largestShareSent',
      most: 1 / 15,
    },
  ],
  cross: [
    { figure: 'photos that the page answered as the server did', path: 'cross.shown', least: 1 },
    { figure: 'right among the sure answers', path: 'cross.rightWhenSure', least: 0.7 },
  ],
};
