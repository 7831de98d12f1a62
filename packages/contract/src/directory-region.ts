import { provinces } from './provinces.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

/** Of Kepmendagri: a province '34', a kabupaten or kota '34.71', a kecamatan '34.71.05'. */
export const RegionCode = z
  .string()
  .regex(/^\d\d(\.\d\d){0,2}$/, 'Pilih provinsi, kabupaten, atau kecamatan dari daftar.');

const ProvinceName = z.enum(provinces);
export const RegionLevel = z.enum(['province', 'regency', 'district']);

/** Where a listing is. */
export const ListedRegion = z.object({
  /** Of the kecamatan, or of the kabupaten or kota where no more is known. */
  code: RegionCode,
  /** The kabupaten or kota. */
  name: z.string(),
  /** The kecamatan; null where it is not known. */
  district: z.string().nullable(),
  province: ProvinceName,
  /** Of the page of the kabupaten or kota, below /sell-waste/. */
  path: z.string(),
});
export type ListedRegion = z.infer<typeof ListedRegion>;

export const RegionLink = z.object({
  code: RegionCode,
  level: RegionLevel,
  name: z.string(),
  /** Name and where it is, for namesakes: "Jetis, Kabupaten Bantul". */
  fullName: z.string(),
  /** Below /sell-waste/; of a kecamatan with the query that chooses it. */
  path: z.string(),
});
export type RegionLink = z.infer<typeof RegionLink>;

/** Samples are not counted. */
export const CountedRegion = RegionLink.extend({ count: z.int().min(0) });
export type CountedRegion = z.infer<typeof CountedRegion>;

/** The region that a search names, and namesakes that it could mean as well. */
export const NamedRegion = z.object({ region: RegionLink, others: z.array(RegionLink).max(6) });
export type NamedRegion = z.infer<typeof NamedRegion>;

export const listRegions = route({
  method: 'GET',
  path: '/regions',
  summary: 'The regions of a province or kabupaten; without one all provinces, kabupaten and kota',
  query: z.object({ parent: RegionCode.optional(), province: ProvinceName.optional() }),
  response: z.object({ regions: z.array(CountedRegion).max(1000) }),
});

const place = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

export const RegionPage = z.object({
  region: CountedRegion,
  /** The province, the kabupaten: what lies around it, the largest first. */
  parents: z.array(RegionLink).max(2),
  bankSampah: z.int().min(0),
  tps3r: z.int().min(0),
  /** How many reported in the newest year of which there are reports. */
  reported: z.object({ year: z.int(), count: z.int().min(1) }).nullable(),
  /** The registry that most of its places come from. */
  source: z.object({ title: z.string(), attribution: z.string(), snapshotOn: z.iso.date() }).nullable(),
  /** Kabupaten of a province, kecamatan of a kabupaten: the most places first. */
  children: z.array(CountedRegion.extend({ centre: place })).max(100),
  /** Longitude and latitude of its places, for a picture; not all where there are many. */
  places: z.array(place).max(1000),
  /** Where there are places, if there are none here. */
  nearest: CountedRegion.nullable(),
});
export type RegionPage = z.infer<typeof RegionPage>;

export const showRegion = route({
  method: 'GET',
  path: '/regions/page',
  summary: 'What the public page of a province, kabupaten, kota or kecamatan says',
  query: z.object({
    /** Slugs as in the address of the page. */
    path: z
      .string()
      .max(120)
      .regex(
        /^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/,
        'Tulis provinsi dan kabupaten, misalnya di-yogyakarta/kota-yogyakarta.',
      ),
  }),
  response: RegionPage,
});
