// Parts without controls, rendered on the server only.
import { staticDrawing } from '#web/components/static-drawing.tsx';

export const FiveMaterials = staticDrawing(async () => (await import('./five-materials.tsx')).FiveMaterials);
export const MaterialTokens = staticDrawing(
  async () => (await import('./tiles/sample-answer.tsx')).MaterialTokens,
);
export const SampleAnswer = staticDrawing(
  async () => (await import('./tiles/sample-answer.tsx')).SampleAnswer,
);
