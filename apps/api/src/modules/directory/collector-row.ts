import {
  type Collector,
  type CollectorCategory,
  type CollectorDetail,
  type CollectorKind,
  type CollectorPrice,
  type OpeningHours,
  type Registration,
  unknownCategory,
} from '@app/contract/directory';
import type { Province, Zone } from '@app/contract/provinces';
import { wasteTypes } from '@app/contract/waste-types';
import { LRUCache } from 'lru-cache';
import { liveness } from './confirmation-liveness.ts';
import { unproject } from './map-grid.ts';
import { hoursOf, isOpenAt, minuteOfWeek, type Opening } from './opening-hours.ts';
import { readRanges } from './opening-range.ts';
import { placeStatusOf } from './place-status.ts';
import type { RegionCatalogue } from './regions/region-catalogue.ts';

/** A row of the queries with the columns of collector-columns.ts. */
export type CollectorRow = {
  id: string;
  name: string;
  kind: CollectorKind;
  category: CollectorCategory | null;
  rating: number | null;
  province: Province;
  zone: Zone;
  city: string;
  region_code: string | null;
  /** In map units, because a plane point is cheaper to decode than a geography. */
  x: number;
  y: number;
  phone: string | null;
  opening: string | null;
  pickup: boolean;
  is_verified: boolean;
  confirmed_at: Date | null;
  confirmed_people: number;
  is_sample: boolean;
  /** Null for places that people added. */
  registry:
    | (Omit<Registration, 'source' | 'attribution'> & { names: { title: string; attribution: string } })
    | null;
  prices: CollectorPrice[];
  metres: number | null;
};

export type DetailRow = CollectorRow & {
  address: string;
  verified_on: string | null;
  verified_how: string | null;
  updated_at: Date;
  photo_id: string | null;
};

type Hours = { openings: Opening[] | null; hours: OpeningHours[] };
const unknown: Hours = { openings: null, hours: [] };

/** Most collectors share one of a few sets of hours. */
const hoursCache = new LRUCache<string, Hours>({
  max: 1000,
  memoMethod(text) {
    const openings = readRanges(text);
    return { openings, hours: hoursOf(openings) };
  },
});

const hoursFrom = (text: string | null): Hours => (text === null ? unknown : hoursCache.memo(text));

const typeOrder = new Map(wasteTypes.map((wasteType, place) => [wasteType, place]));

/** By type, and prices for prepared goods before prices as-is. */
const byType = (a: CollectorPrice, b: CollectorPrice) =>
  typeOrder.get(a.wasteType)! - typeOrder.get(b.wasteType)! || (a.condition === 'prepared' ? -1 : 1);

function registrationOf(registry: CollectorRow['registry']): Registration | null {
  if (!registry) return null;
  const { names, ...known } = registry;
  return { source: names.title, attribution: names.attribution, ...known };
}

export function collectorOf(row: CollectorRow, now: Date, regions: RegionCatalogue): Collector {
  const { openings, hours } = hoursFrom(row.opening);
  const [longitude, latitude] = unproject(row.x, row.y);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    category: row.category ?? unknownCategory,
    rating: row.rating,
    location: row.province,
    city: row.city,
    region: regions.listed(row.region_code),
    latitude,
    longitude,
    distanceMetres: row.metres === null ? null : Math.round(row.metres),
    phone: row.phone,
    isMobile: row.phone?.startsWith('+628') ?? false,
    hours,
    isOpen: isOpenAt(openings, minuteOfWeek(now, row.zone)),
    wasteTypes: row.prices.toSorted(byType),
    pickupService: row.pickup,
    verified: row.is_verified,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    isSample: row.is_sample,
    status: placeStatusOf(row),
    registration: registrationOf(row.registry),
  };
}

export const detailOf = (row: DetailRow, now: Date, regions: RegionCatalogue): CollectorDetail => ({
  ...collectorOf(row, now, regions),
  address: row.address,
  verifiedOn: row.verified_on,
  verifiedHow: row.verified_how,
  liveness: liveness(row.confirmed_at, now),
  updatedAt: row.updated_at.toISOString(),
  // Through the gateway, which serves the API under /api.
  photo: row.photo_id && `/api/collectors/photos/${row.photo_id}`,
});
