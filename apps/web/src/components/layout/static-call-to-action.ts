import { staticDrawing } from '#web/components/static-drawing.tsx';

/** Without controls, so browsers get no code for it. */
export const StaticCallToAction = staticDrawing(
  async () => (await import('./call-to-action.tsx')).CallToAction,
);
