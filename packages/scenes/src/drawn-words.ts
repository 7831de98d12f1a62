/** Words that are drawn inside the phone. */
export const phoneWords = { material: 'Plastik', confidence: '99% · Yakin' } as const;
