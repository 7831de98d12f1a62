// The claims with their measured figures, rendered on the server only: see static-drawing.tsx.
import { staticDrawing } from '#web/components/static-drawing.tsx';

export const LandingClaims = staticDrawing(async () => (await import('./measured-claims.tsx')).LandingClaims);
export const SellWasteClaims = staticDrawing(
  async () => (await import('./measured-claims.tsx')).SellWasteClaims,
);
export const AboutClaims = staticDrawing(async () => (await import('./measured-claims.tsx')).AboutClaims);
