import type { CollectorFilters } from '@app/contract/directory';
import { requiredText } from '@app/contract/field-sentence';
import { AppError } from '#api/lib/app-error.ts';
import type { Point } from './collector-columns.ts';
import type { Conditions } from './conditions.ts';
import { facet } from './facets.ts';
import { minuteOfWeek } from './opening-hours.ts';

/** Without the search text, which is parsed separately. */
export function conditionsOf(filters: Omit<CollectorFilters, 'q'>, now: Date): Conditions {
  const { category, kind, province, region = null, material, openNow, pickup } = filters;
  return {
    facets: [
      ...(category ? [facet.category(category)] : []),
      ...(kind ? [facet.kind(kind)] : []),
      ...(province ? [facet.province(province)] : []),
      ...(material ? [facet.material(material)] : []),
      ...(pickup ? [facet.pickup] : []),
      ...(openNow ? [facet.openHour(now.getUTCHours())] : []),
    ],
    region,
    matches: null,
    matchesNot: null,
    openAt: openNow
      ? { WIB: minuteOfWeek(now, 'WIB'), WITA: minuteOfWeek(now, 'WITA'), WIT: minuteOfWeek(now, 'WIT') }
      : null,
  };
}

/** Throws when only one of the two coordinates is given. */
export function pointOf({ lat, lon }: { lat?: number | undefined; lon?: number | undefined }): Point | null {
  if (lat === undefined && lon === undefined) return null;
  if (lat === undefined) throw new AppError('invalid_input', { fields: { lat: requiredText } });
  if (lon === undefined) throw new AppError('invalid_input', { fields: { lon: requiredText } });
  return { latitude: lat, longitude: lon };
}
