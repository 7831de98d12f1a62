/**
 * Width and height in pixels, as the header claims them, and the bytes that a decoder lays out for each. A JPEG of
 * one scan is shrunk while it is decoded, so almost nothing.
 */
export type Size = { width: number; height: number; pixelBytes: number };
