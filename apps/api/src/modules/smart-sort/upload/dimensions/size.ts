/** Width and height in pixels, as the header claims them. */
export type Size = { width: number; height: number };
