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

/** What a photo may show instead of a material; the person is asked about it first. */
export const suspicions = ['b3', 'residu'] as const;

export type Suspicion = (typeof suspicions)[number];

/** What a model may answer. A model of five materials names only those. */
export const labels = [...materials, 'residu', 'b3-elektronik'] as const;

export type Label = (typeof labels)[number];
