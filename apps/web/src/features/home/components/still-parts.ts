// Parts without a control: the server writes them into the page, and the browser needs no code for them either.
import { stillDrawing } from '#web/components/scenes/still-drawing.tsx';

export const FiveMaterials = stillDrawing(async () => (await import('./five-materials.tsx')).FiveMaterials);
export const MaterialTokens = stillDrawing(
  async () => (await import('./tiles/sample-answer.tsx')).MaterialTokens,
);
export const SampleAnswer = stillDrawing(
  async () => (await import('./tiles/sample-answer.tsx')).SampleAnswer,
);
