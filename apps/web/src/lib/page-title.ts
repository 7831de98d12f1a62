import { product } from '@app/contract/product';

export const pageTitle = (page?: string) => [
  { title: page ? `${page} · ${product.name}` : `${product.name}: ${product.tagline}` },
];
