/** The one place that knows what the product is called. */
export const product = {
  name: 'PilahBumi',
  tagline: 'Pilah sampah dengan cerdas untuk bumi lestari',
} as const;

/** Where people reach the operators. */
export const contact = {
  email: 'halo@pilahbumi.id',
  instagram: 'https://www.instagram.com/pilahbumi',
  youtube: 'https://www.youtube.com/@pilahbumi',
} as const;
