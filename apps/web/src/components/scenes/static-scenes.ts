// The drawings as pages use them: see static-drawing.tsx.
import { staticDrawing } from './static-drawing.tsx';

export const ConversationScene = staticDrawing(
  async () => (await import('./conversation-scene.tsx')).ConversationScene,
);
export const EmptyScene = staticDrawing(async () => (await import('./empty-scene.tsx')).EmptyScene);
export const HeroScene = staticDrawing(async () => (await import('./hero-scene.tsx')).HeroScene);
export const LostScene = staticDrawing(async () => (await import('./lost-scene.tsx')).LostScene);
export const MangroveScene = staticDrawing(async () => (await import('./mangrove-scene.tsx')).MangroveScene);
export const ScanScene = staticDrawing(async () => (await import('./scan-scene.tsx')).ScanScene);
export const SignInScene = staticDrawing(async () => (await import('./sign-in-scene.tsx')).SignInScene);
export const StorefrontScene = staticDrawing(
  async () => (await import('./storefront-scene.tsx')).StorefrontScene,
);
export const WorkshopScene = staticDrawing(async () => (await import('./workshop-scene.tsx')).WorkshopScene);
