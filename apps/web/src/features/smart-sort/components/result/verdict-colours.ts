import type { MaterialKey } from '#web/components/ui/materials.ts';

/** Tailwind reads class names from the source, so each is written in full. */
export const verdictColours: Record<MaterialKey, { token: string; disc: string; step: string }> = {
  organik: {
    token: 'bg-organik-on text-organik',
    disc: 'bg-organik-soft',
    step: 'bg-organik-soft text-organik-ink',
  },
  plastik: {
    token: 'bg-plastik-on text-plastik',
    disc: 'bg-plastik-soft',
    step: 'bg-plastik-soft text-plastik-ink',
  },
  kertas: {
    token: 'bg-kertas-on text-kertas',
    disc: 'bg-kertas-soft',
    step: 'bg-kertas-soft text-kertas-ink',
  },
  kaca: { token: 'bg-kaca-on text-kaca', disc: 'bg-kaca-soft', step: 'bg-kaca-soft text-kaca-ink' },
  logam: { token: 'bg-logam-on text-logam', disc: 'bg-logam-soft', step: 'bg-logam-soft text-logam-ink' },
};
