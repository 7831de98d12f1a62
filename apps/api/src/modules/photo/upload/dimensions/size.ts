/**
 * Width and height in pixels as declared by the header, and the bytes a decoder allocates per pixel. A single-scan JPEG
 * is shrunk while it is decoded, so it needs almost nothing.
 */
export type Size = { width: number; height: number; pixelBytes: number };
