// The drawings as pages use them: see static-drawing.tsx.
import { staticDrawing } from './static-drawing.tsx';

export const ConversationScene = staticDrawing(
  async () => (await import('@app/scenes/conversation-scene.tsx')).ConversationScene,
);
export const EmptyScene = staticDrawing(async () => (await import('@app/scenes/empty-scene.tsx')).EmptyScene);
export const HeroScene = staticDrawing(async () => (await import('@app/scenes/hero-scene.tsx')).HeroScene);
export const LostScene = staticDrawing(async () => (await import('@app/scenes/lost-scene.tsx')).LostScene);
export const MangroveScene = staticDrawing(
  async () => (await import('@app/scenes/mangrove-scene.tsx')).MangroveScene,
);
export const ScanScene = staticDrawing(async () => (await import('@app/scenes/scan-scene.tsx')).ScanScene);
export const SignInScene = staticDrawing(
  async () => (await import('@app/scenes/sign-in-scene.tsx')).SignInScene,
);
export const StorefrontScene = staticDrawing(
  async () => (await import('@app/scenes/storefront-scene.tsx')).StorefrontScene,
);
export const WorkshopScene = staticDrawing(
  async () => (await import('@app/scenes/workshop-scene.tsx')).WorkshopScene,
);
