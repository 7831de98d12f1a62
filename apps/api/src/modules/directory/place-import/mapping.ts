import { collectorKinds } from '@app/contract/directory';
import { z } from 'zod';

/** Which column, property or tag holds a field. */
const fields = z.strictObject({
  key: z.string().optional(),
  name: z.string(),
  kind: z.string().optional(),
  address: z.string().optional(),
  village: z.string().optional(),
  district: z.string().optional(),
  districtCode: z.string().optional(),
  regency: z.string().optional(),
  regencyCode: z.string().optional(),
  latitude: z.string().optional(),
  longitude: z.string().optional(),
  lastReportYear: z.string().optional(),
  tier: z.string().optional(),
  isInstitution: z.string().optional(),
});

/** The mapping file of an import: what the source is, and where its fields are. */
export const Mapping = z.strictObject({
  title: z.string().min(1).max(60),
  licence: z.string().max(500),
  attribution: z.string().min(1).max(300),
  snapshotOn: z.iso.date(),
  fields,
  /** The source's kinds in the product's words; `*` is for all others. Kinds that are not named are held. */
  kinds: z.record(z.string(), z.enum(collectorKinds)),
});
export type Mapping = z.infer<typeof Mapping>;
export type MappedField = keyof Mapping['fields'];
