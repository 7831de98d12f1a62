// Below these floors the model on the phone is too inaccurate, too slow or too large.
import type { Floor } from '../kit/missed-floors.ts';

/** By the part of the run that measures them. */
export const deviceFloors: Record<'transfer' | 'agreement' | 'speed', Floor[]> = {
  transfer: [
    { figure: 'bytes that the model transfers', path: 'transfer.modelBytes', most: 5_000_000 },
    { figure: 'bytes that the runtime transfers', path: 'transfer.runtimeBytes', most: 4_000_000 },
    {
      figure: 'transferred bytes to one that is promised',
      path: 'transfer.toPromised',
      least: 0.95,
      most: 1.05,
    },
  ],
  agreement: [
    { figure: 'same class on the device and on the server', path: 'agreement.sameClass', least: 0.99 },
    { figure: 'points between the confidences, median', path: 'agreement.confidenceGap.median', most: 3 },
    { figure: 'same class of a photo as a phone writes it', path: 'phone.sameClass', least: 0.92 },
  ],
  speed: [
    { figure: 'slow-down in effect', path: 'speed.slowdown', least: 3.5 },
    { figure: 'milliseconds to the first answer', path: 'speed.millisecondsToAnswer.median', most: 1500 },
  ],
};
