// Parts without controls, rendered on the server only.
import { staticDrawing } from '#web/components/static-drawing.tsx';

export const Features = staticDrawing(async () => (await import('./features.tsx')).Features);
export const FiveMaterials = staticDrawing(async () => (await import('./five-materials.tsx')).FiveMaterials);
export const MemberSkeleton = staticDrawing(
  async () => (await import('../member/member-skeleton.tsx')).MemberSkeleton,
);
