import { staticDrawing } from '#web/components/static-drawing.tsx';

/** Only the server draws it: after a navigation inside the site the map itself comes at once. */
export const StaticMapPicture = staticDrawing(
  async () => (import.meta.env.SSR ? (await import('./map-picture.tsx')).MapPicture : () => null),
  'div',
);
