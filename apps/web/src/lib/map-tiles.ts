/**
 * What an operator may put over the built-in outline: raster tiles from a tile server, or one PMTiles archive with
 * vector tiles on our own origin.
 */
export type MapTiles = {
  kind: 'raster' | 'pmtiles';
  url: string;
  attribution: string;
  attributionUrl?: string;
};
