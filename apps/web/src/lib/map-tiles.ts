/** The raster tiles that an operator may put over the built-in outline. */
export type MapTiles = { url: string; attribution: string; attributionUrl?: string };
