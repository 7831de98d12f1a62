/** How the names of the caches begin that hold a model; the service worker answers from them. */
export const modelCaches = 'pilahbumi-model-';

/**
 * What travels, compressed, to a browser that takes Brotli: shown before anything is fetched. `pnpm evaluate:device`
 * compares it with what is really transferred.
 */
export const transferred = { model: 4_640_000, runtime: 2_370_000 };
export const downloadBytes = transferred.model + transferred.runtime;

/** What both take on the phone, unpacked. */
export const keptBytes = 21_800_000;
