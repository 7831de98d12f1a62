import type { CollectorKind } from '@app/contract/directory';

/** A row of a registry as the importer understands it; empty texts where the registry says nothing. */
export type Place = {
  /** The registry's own key of the row. */
  key: string;
  kind: CollectorKind | null;
  name: string;
  address: string;
  village: string;
  district: string;
  districtCode: string;
  regency: string;
  regencyCode: string;
  /** As written, because the number of decimals tells how precise it is. */
  latitude: string;
  longitude: string;
  lastReportYear: number | null;
  tier: 'A' | 'B' | 'C' | null;
  isInstitution: boolean;
  /** The row as it was published. */
  raw: Record<string, unknown>;
};

/** Why a place is not shown. */
export const heldReasons = [
  'incomplete',
  'unknown_region',
  'outside_regency',
  'outside_district',
  'shared_point',
  'rounded_point',
  'private_person',
  'private_phone',
  'taken_down',
] as const;
export type HeldReason = (typeof heldReasons)[number];
