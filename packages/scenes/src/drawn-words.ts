/** Words that are drawn inside the phone. */
export const phoneWords = { material: 'Plastik', confidence: '92% · Yakin' } as const;
