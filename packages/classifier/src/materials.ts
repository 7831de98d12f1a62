/** The five materials, in the order of the model's outputs. */
export const materials = ['organik', 'plastik', 'kertas', 'kaca', 'logam'] as const;

export type Material = (typeof materials)[number];

export const materialNames: Record<Material, string> = {
  organik: 'Organik',
  plastik: 'Plastik',
  kertas: 'Kertas',
  kaca: 'Kaca',
  logam: 'Logam',
};
