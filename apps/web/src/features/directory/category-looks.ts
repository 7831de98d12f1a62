import type { CollectorCategory } from '@app/contract/directory';
import type { IconName } from '#web/components/icons/icon.tsx';
import type { Category } from '#web/components/scenes/materials.ts';

type Look = { scene: Category; icon: IconName; text: string };

/** Electronics are no material: they have a sign of their own and the colour of plain text. */
export const categoryLooks: Record<CollectorCategory, Look> = {
  'Plastik & Kaleng': { scene: 'plastik', icon: 'plastik', text: 'text-plastik-ink' },
  'Kertas & Kardus': { scene: 'kertas', icon: 'kertas', text: 'text-kertas-ink' },
  Logam: { scene: 'logam', icon: 'logam', text: 'text-logam-ink' },
  Organik: { scene: 'organik', icon: 'organik', text: 'text-organik-ink' },
  Elektronik: { scene: 'elektronik', icon: 'bolt', text: 'text-ink' },
};
