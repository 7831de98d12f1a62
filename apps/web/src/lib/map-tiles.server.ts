import type { MapTiles } from '#web/lib/map-tiles.ts';

/** Null: the built-in outline alone. The server's environment was checked when it started. */
export function mapTiles(): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution = '' } = process.env;
  const attributionUrl = process.env.MAP_TILES_ATTRIBUTION_URL;
  if (!url) return null;
  return { url, attribution, ...(attributionUrl && { attributionUrl }) };
}

/** Where the tiles' pictures come from, for the page's policy; a path of our own needs no mention. */
export function tileOrigins(): string[] {
  const url = mapTiles()?.url;
  return url?.startsWith('http') ? [new URL(url).origin] : [];
}
