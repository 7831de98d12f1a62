/** Prefix of the cache names with a model; the service worker responds from these caches. */
export const modelCaches = 'pilahbumi-model-';

/**
 * Transfer sizes with Brotli, shown before the download. `pnpm evaluate:device` compares them with the real transfer
 * sizes.
 */
export const transferred = { model: 4_935_000, runtime: 2_370_000 };
export const downloadBytes = transferred.model + transferred.runtime;

/** Storage size of both files, unpacked. */
export const keptBytes = 22_000_000;
