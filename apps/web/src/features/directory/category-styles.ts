import { type ListedCategory, unknownCategory } from '@app/contract/directory';
import type { IconName } from '#web/components/icons/icon.tsx';
import type { Category } from '@app/scenes/src/materials.ts';

type CategoryStyle = { scene: Category; icon: IconName; text: string };

/** Electronics are not a material: they have their own icon and the normal text colour. */
export const categoryStyles: Record<ListedCategory, CategoryStyle> = {
  'Plastik & Kaleng': { scene: 'plastik', icon: 'plastik', text: 'text-plastik-ink' },
  'Kertas & Kardus': { scene: 'kertas', icon: 'kertas', text: 'text-kertas-ink' },
  Logam: { scene: 'logam', icon: 'logam', text: 'text-logam-ink' },
  Organik: { scene: 'organik', icon: 'organik', text: 'text-organik-ink' },
  Elektronik: { scene: 'elektronik', icon: 'bolt', text: 'text-ink' },
  [unknownCategory]: { scene: 'kertas', icon: 'pin', text: 'text-ink-muted' },
};
