import { product } from '@app/contract/product';

/** What the browser's tab and a shared link say. */
export const pageTitle = (page?: string) => [
  { title: page ? `${page} · ${product.name}` : `${product.name}: ${product.tagline}` },
];
