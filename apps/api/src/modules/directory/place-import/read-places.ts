import { z } from 'zod';
import { readCsv } from '#api/lib/content/read-csv.ts';
import type { MappedField, Mapping } from './mapping.ts';
import type { Place } from './place.ts';

export type PlaceFormat = 'csv' | 'geojson' | 'overpass';

/** One row before its fields are mapped; the point is null where columns hold it. */
type SourceRow = {
  key: string;
  values: Record<string, unknown>;
  point: [longitude: number, latitude: number] | null;
};

const GeoJson = z.object({
  features: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      properties: z.record(z.string(), z.unknown()).nullable(),
      geometry: z.object({
        type: z.literal('Point'),
        coordinates: z.tuple([z.number(), z.number()]).rest(z.number()),
      }),
    }),
  ),
});

const point = { lat: z.number(), lon: z.number() };
const Overpass = z.object({
  elements: z.array(
    z.object({
      type: z.string(),
      id: z.number(),
      tags: z.record(z.string(), z.unknown()).optional(),
      lat: point.lat.optional(),
      lon: point.lon.optional(),
      center: z.object(point).optional(),
    }),
  ),
});

const readers: Record<PlaceFormat, (text: string) => SourceRow[]> = {
  csv: (text) => readCsv(text).map((values) => ({ key: '', values, point: null })),
  geojson: (text) =>
    GeoJson.parse(JSON.parse(text)).features.map(({ id = '', properties, geometry }) => ({
      key: String(id),
      values: properties ?? {},
      point: [geometry.coordinates[0], geometry.coordinates[1]],
    })),
  // Ways and relations have their centre (`out center`).
  overpass: (text) =>
    Overpass.parse(JSON.parse(text)).elements.map(({ type, id, tags = {}, lat, lon, center }) => {
      const at = center ?? (lat !== undefined && lon !== undefined ? { lat, lon } : null);
      return { key: `${type}/${id}`, values: tags, point: at && [at.lon, at.lat] };
    }),
};

/** By the name of the file, and for JSON by what it holds. */
export function formatOf(fileName: string, text: string): PlaceFormat {
  if (/\.csv(\.|$)/.test(fileName)) return 'csv';
  return /^\s*\{[^{}[\]]*"(elements|version)"/.test(text.slice(0, 1000)) ? 'overpass' : 'geojson';
}

const year = (text: string) => (/^\d{4}$/.test(text) ? Number(text) : null);
const isTier = (text: string): text is 'A' | 'B' | 'C' => /^[ABC]$/.test(text);

/** Reads the rows of a file by its mapping. */
export function readPlaces(text: string, format: PlaceFormat, { fields, kinds }: Mapping): Place[] {
  return readers[format](text).map(({ key, values, point: at }) => {
    const textOf = (field: MappedField) => {
      const value = fields[field] === undefined ? '' : values[fields[field]];
      return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    };
    const tier = textOf('tier');
    return {
      key: textOf('key') || key,
      kind: kinds[textOf('kind')] ?? kinds['*'] ?? null,
      name: textOf('name'),
      address: textOf('address'),
      village: textOf('village'),
      district: textOf('district'),
      districtCode: textOf('districtCode'),
      regency: textOf('regency'),
      regencyCode: textOf('regencyCode'),
      latitude: at ? String(at[1]) : textOf('latitude'),
      longitude: at ? String(at[0]) : textOf('longitude'),
      lastReportYear: year(textOf('lastReportYear')),
      tier: isTier(tier) ? tier : null,
      isInstitution: /^(1|true|ya|yes)$/i.test(textOf('isInstitution')),
      raw: values,
    };
  });
}
