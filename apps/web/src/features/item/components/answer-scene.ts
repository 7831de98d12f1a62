import { staticDrawing } from '#web/components/static-drawing.tsx';

/** The bin of an answer. */
export const AnswerScene = staticDrawing(async () => (await import('./answer-scene-drawing.tsx')).BinScene);
