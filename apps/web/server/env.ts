import { z } from 'zod';

/** A PMTiles archive is read in parts by the page itself, which may ask only our own origin. */
const TileArchive = z.string().regex(/^\/(?!\/)[^\s{}]*\.pmtiles$/, 'must be a path on this origin');

/** A path or a URL with the three placeholders of a tile map. */
const TileTemplate = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/[^{}\s/]+\/)[^\s]*$/, 'must begin with / or http(s)://host/')
  .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must name {z}, {x} and {y}')
  .refine((url) => !url.includes('{s}'), 'must be one host: the page policy names it');

const Env = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535),
  /** The public origin, for canonical URLs, previews and the feed. */
  ORIGIN: z.url({ protocol: /^https?$/ }),
  /** The same as the API's. */
  DRAIN_MS: z.coerce.number().int().min(0).default(3000),
  MAP_TILES_URL: z.union([TileArchive, TileTemplate]).optional(),
  /** Its files are served at /peta-dasar/, for an archive beside the web instance. */
  MAP_TILES_FOLDER: z.string().min(1).optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200).optional(),
  MAP_TILES_ATTRIBUTION_URL: z.url({ protocol: /^https?$/ }).optional(),
});

/** Of the command that publishes the files of a build; an instance needs none of it. */
const StoreEnv = z.object({
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }),
  S3_REGION: z.string().min(1),
  S3_ACCESS_KEY: z.string().min(1),
  S3_SECRET_KEY: z.string().min(1),
  /** Readable by everybody, so not the bucket of photos. */
  ASSETS_BUCKET: z.string().min(3).default('pilahbumi-assets'),
});
export type StoreEnv = z.infer<typeof StoreEnv>;

/** Reads the environment once; a missing or malformed value stops the process with a list. */
const read = <T extends z.ZodType>(schema: T, source: NodeJS.ProcessEnv): z.output<T> => {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`Invalid environment:\n${z.prettifyError(result.error)}`);
};
export const readEnv = (source: NodeJS.ProcessEnv) => read(Env, source);
export const readStoreEnv = (source: NodeJS.ProcessEnv) => read(StoreEnv, source);
