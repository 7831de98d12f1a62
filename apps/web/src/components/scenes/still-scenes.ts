// The drawings as pages use them: see still-drawing.tsx.
import { stillDrawing } from './still-drawing.tsx';

export const ConversationScene = stillDrawing(
  async () => (await import('./conversation-scene.tsx')).ConversationScene,
);
export const EmptyScene = stillDrawing(async () => (await import('./empty-scene.tsx')).EmptyScene);
export const HeroScene = stillDrawing(async () => (await import('./hero-scene.tsx')).HeroScene);
export const LostScene = stillDrawing(async () => (await import('./lost-scene.tsx')).LostScene);
export const MangroveScene = stillDrawing(async () => (await import('./mangrove-scene.tsx')).MangroveScene);
export const ScanScene = stillDrawing(async () => (await import('./scan-scene.tsx')).ScanScene);
export const SignInScene = stillDrawing(async () => (await import('./sign-in-scene.tsx')).SignInScene);
export const StorefrontScene = stillDrawing(
  async () => (await import('./storefront-scene.tsx')).StorefrontScene,
);
export const WorkshopScene = stillDrawing(async () => (await import('./workshop-scene.tsx')).WorkshopScene);
