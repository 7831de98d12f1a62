import { type Material as MaterialKey, materialNames } from '@app/classifier/materials';
import type { IconName } from '#web/components/icons/icon.tsx';

export type { MaterialKey };

type Material = {
  key: MaterialKey;
  word: string;
  icon: IconName;
  /** The large coloured area and the text on it. */
  fill: string;
  /** The pale background and the text on it. */
  soft: string;
  /** Coloured text on a plain surface. */
  text: string;
  /** The filled part of a bar or a chart, with the outline that keeps it visible on any surface. */
  mark: string;
};

/** Tailwind reads class names from the source, so each is spelled out. */
export const materials: Record<MaterialKey, Material> = {
  organik: {
    key: 'organik',
    word: materialNames.organik,
    icon: 'organik',
    fill: 'bg-organik text-organik-on',
    soft: 'bg-organik-soft text-organik-ink',
    text: 'text-organik-ink',
    mark: 'fill-organik stroke-organik-edge',
  },
  plastik: {
    key: 'plastik',
    word: materialNames.plastik,
    icon: 'plastik',
    fill: 'bg-plastik text-plastik-on',
    soft: 'bg-plastik-soft text-plastik-ink',
    text: 'text-plastik-ink',
    mark: 'fill-plastik stroke-plastik-edge',
  },
  kertas: {
    key: 'kertas',
    word: materialNames.kertas,
    icon: 'kertas',
    fill: 'bg-kertas text-kertas-on',
    soft: 'bg-kertas-soft text-kertas-ink',
    text: 'text-kertas-ink',
    mark: 'fill-kertas stroke-kertas-edge',
  },
  kaca: {
    key: 'kaca',
    word: materialNames.kaca,
    icon: 'kaca',
    fill: 'bg-kaca text-kaca-on',
    soft: 'bg-kaca-soft text-kaca-ink',
    text: 'text-kaca-ink',
    mark: 'fill-kaca stroke-kaca-edge',
  },
  logam: {
    key: 'logam',
    word: materialNames.logam,
    icon: 'logam',
    fill: 'bg-logam text-logam-on',
    soft: 'bg-logam-soft text-logam-ink',
    text: 'text-logam-ink',
    mark: 'fill-logam stroke-logam-edge',
  },
};

export const allMaterials = Object.values(materials);
