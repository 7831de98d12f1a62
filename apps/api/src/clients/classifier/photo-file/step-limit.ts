/** Maximum segments or chunks to visit; no real file has more. */
export const stepLimit = 10_000;
