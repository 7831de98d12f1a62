import type { MapTiles } from '#web/lib/map-tiles.ts';

/** Null means the built-in outline only. The environment is validated at startup. */
export function mapTiles(): MapTiles | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution = '' } = process.env;
  const attributionUrl = process.env.MAP_TILES_ATTRIBUTION_URL;
  if (!url) return null;
  const kind = url.endsWith('.pmtiles') ? 'pmtiles' : 'raster';
  return { kind, url, attribution, ...(attributionUrl && { attributionUrl }) };
}

/** Origins of the tile images, for the content security policy; a path on our own origin needs no entry. */
export function tileOrigins(): string[] {
  const url = mapTiles()?.url;
  return url?.startsWith('http') ? [new URL(url).origin] : [];
}
