import { shippedModel } from './settings.ts';

/**
 * Versions by checksum. An older model stays here for 30 days after its replacement: a phone keeps using it until the
 * new one is complete, and may send its answers that much later.
 */
export const knownModels: ReadonlyMap<string, string> = new Map([
  [shippedModel.sha256, shippedModel.version],
  ['8f94edd5c9b3c85813d519450295a255f0b13624c3993bc2d8c09d3a0d12ca04', '1.0.0'],
]);
