import { bioporeSteps, bucketComposterSteps, hangingPotsSteps, takakuraSteps } from './compost-steps.ts';
import { capMosaicSteps, crateShelfSteps, jarLampSteps, oilSoapSteps, pencilCanSteps } from './home-steps.ts';
import { ecobrickBenchSteps, tyreStoolSteps } from './seat-steps.ts';
import {
  newspaperBasketSteps,
  recycledPaperSteps,
  riceSackBagSteps,
  sachetWalletSteps,
} from './sewing-steps.ts';
import type { Place } from './step-drawing.tsx';
import type { DrawnStep } from './step-parts.tsx';

type DrawnTutorial = { place: Place; steps: readonly DrawnStep[] };

/** The drawings of every step, by the scene of the tutorial. Used on the server only, as educationScenes. */
export const tutorialSteps: Record<string, DrawnTutorial> = {
  'bucket-composter': { place: 'garden', steps: bucketComposterSteps },
  'hanging-pots': { place: 'garden', steps: hangingPotsSteps },
  'rice-sack-bag': { place: 'table', steps: riceSackBagSteps },
  'jar-lamp': { place: 'table', steps: jarLampSteps },
  'crate-shelf': { place: 'workshop', steps: crateShelfSteps },
  'pencil-can': { place: 'table', steps: pencilCanSteps },
  'takakura-basket': { place: 'garden', steps: takakuraSteps },
  'biopore-hole': { place: 'underground', steps: bioporeSteps },
  'oil-soap': { place: 'kitchen', steps: oilSoapSteps },
  'newspaper-basket': { place: 'table', steps: newspaperBasketSteps },
  'recycled-paper': { place: 'table', steps: recycledPaperSteps },
  'bottle-cap-mosaic': { place: 'table', steps: capMosaicSteps },
  'sachet-wallet': { place: 'table', steps: sachetWalletSteps },
  'tyre-stool': { place: 'yard', steps: tyreStoolSteps },
  'ecobrick-bench': { place: 'garden', steps: ecobrickBenchSteps },
};
