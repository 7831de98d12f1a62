import { staticDrawing } from '#web/components/static-drawing.tsx';

/** The footer never changes while a page is open, so browsers get no code for it. */
export const StaticFooter = staticDrawing(async () => (await import('./footer.tsx')).Footer);
