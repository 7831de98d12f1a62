// The drawings as pages use them: see static-drawing.tsx.
import { staticDrawing } from './static-drawing.tsx';

export const ConversationScene = staticDrawing(
  async () => (await import('@app/scenes/src/conversation-scene.tsx')).ConversationScene,
);
export const EmptyScene = staticDrawing(
  async () => (await import('@app/scenes/src/empty-scene.tsx')).EmptyScene,
);
export const HeroScene = staticDrawing(
  async () => (await import('@app/scenes/src/hero-scene.tsx')).HeroScene,
);
export const LostScene = staticDrawing(
  async () => (await import('@app/scenes/src/lost-scene.tsx')).LostScene,
);
export const MangroveScene = staticDrawing(
  async () => (await import('@app/scenes/src/mangrove-scene.tsx')).MangroveScene,
);
export const ScanScene = staticDrawing(
  async () => (await import('@app/scenes/src/scan-scene.tsx')).ScanScene,
);
export const SignInScene = staticDrawing(
  async () => (await import('@app/scenes/src/sign-in-scene.tsx')).SignInScene,
);
export const StorefrontScene = staticDrawing(
  async () => (await import('@app/scenes/src/storefront-scene.tsx')).StorefrontScene,
);
export const WorkshopScene = staticDrawing(
  async () => (await import('@app/scenes/src/workshop-scene.tsx')).WorkshopScene,
);
