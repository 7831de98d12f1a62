import type { ListedCategory, MapFeature } from '@app/contract/directory';

/** In pixels; large enough for a thumb. */
export const clusterRadius = (count: number) => (count < 10 ? 22 : count < 100 ? 24 : count < 1000 ? 28 : 32);

/** What a pin or cluster covers, for names that must not lie under it; a pin stands above its place. */
export const coverOf = ({ properties }: MapFeature) =>
  properties.type === 'cluster'
    ? { radius: clusterRadius(properties.count), lift: 0 }
    : { radius: 22, lift: 26 };

/** In a box of 44 by 48; its anchor is the middle of the lower edge. */
export const dropShape = 'M22 46.5C31 37 37.5 28.5 37.5 19.5a15.5 15.5 0 1 0-31 0C6.5 28.5 13 37 22 46.5Z';

/** Tailwind reads class names from the source, so each is written in full. Electronics are not a material. */
export const pinColours: Record<ListedCategory, { drop: string; sign: string }> = {
  'Plastik & Kaleng': { drop: 'fill-plastik stroke-plastik-edge', sign: 'stroke-plastik-on' },
  'Kertas & Kardus': { drop: 'fill-kertas stroke-kertas-edge', sign: 'stroke-kertas-on' },
  Logam: { drop: 'fill-logam stroke-logam-edge', sign: 'stroke-logam-on' },
  Organik: { drop: 'fill-organik stroke-organik-edge', sign: 'stroke-organik-on' },
  Elektronik: { drop: 'fill-ink stroke-surface-raised', sign: 'stroke-surface-raised' },
  'Belum diketahui': { drop: 'fill-ink-muted stroke-surface-raised', sign: 'stroke-surface-raised' },
};
