/** The only place with the product name. */
export const product = {
  name: 'PilahBumi',
  tagline: 'Pilah sampah dengan cerdas untuk bumi lestari',
} as const;

/** Contact of the operators. */
export const contact = {
  email: 'halo@pilahbumi.id',
  instagram: 'https://www.instagram.com/pilahbumi',
  youtube: 'https://www.youtube.com/@pilahbumi',
} as const;
