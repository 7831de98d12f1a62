import type { suggestListing } from '@app/contract/directory-suggestion';
import type { RouteInput } from '@app/contract/route';
import type { Draft, PriceDraft } from './draft.ts';
import { hoursOf, minutesOf } from './openings.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';

type Body = RouteInput<typeof suggestListing>['body'];

/** 1.500,5 as people write it; null where there is no number. */
export function numberOf(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain);
}

/** A degree has no thousands: 112.718 is what it says. */
export function degreesOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.');
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain);
}

/** 0812-3456… as the API keeps it. */
const phoneOf = (typed: string) =>
  typed.replace(/[\s().-]/g, '').replace(/^(?:\+62|62|0)(?=\d)/, '+62') || null;

const priceOf = ({ wasteType, condition, isPaid, amount, minimum }: PriceDraft) => ({
  wasteType,
  condition,
  // Left empty is not "without pay": the API then asks for the number.
  amount: isPaid ? (numberOf(amount) ?? amount) : null,
  minimum: minimum.trim() === '' ? 0 : (numberOf(minimum) ?? minimum),
});

/** What is sent. A field that was left out goes as it is, and the API says what it lacks. */
export function bodyOf(draft: Draft, collectorId: string | null): Body {
  const { latitude, longitude, phone, knowsHours, openings, prices, note, ...listing } = draft;
  return {
    collectorId,
    note,
    listing: {
      ...listing,
      latitude: degreesOf(latitude),
      longitude: degreesOf(longitude),
      phone: phoneOf(phone),
      hours: knowsHours ? hoursOf(openings) : [],
      prices: prices.map(priceOf),
    },
  } as Body;
}

/** What the API cannot see: a line of hours without days or times would silently vanish. */
export function openingErrors({ knowsHours, openings }: Draft): Record<string, string> {
  if (!knowsHours) return {};
  const faults = openings.flatMap(({ key, days, isAllDay, opens, closes }) => {
    if (days.length === 0) return [[`opening.${key}`, text.noDays]];
    const hasTimes = isAllDay || (minutesOf(opens) !== undefined && minutesOf(closes) !== undefined);
    return hasTimes ? [] : [[`opening.${key}`, text.noTimes]];
  });
  return Object.fromEntries(faults) as Record<string, string>;
}
