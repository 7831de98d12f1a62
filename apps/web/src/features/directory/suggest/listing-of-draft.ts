import type { suggestListing } from '@app/contract/directory-suggestion';
import type { RouteInput } from '@app/contract/route';
import type { Draft, PriceDraft } from './draft.ts';
import { hoursOf, minutesOf } from './openings.ts';
import { suggestFieldText as text } from '#web/messages/suggest.ts';

type Body = RouteInput<typeof suggestListing>['body'];

/** Parses the Indonesian format 1.500,5; null if it is not a number. */
export function numberOf(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/\.(?=\d{3}(\D|$))/g, '')
    .replace(',', '.');
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain);
}

/** Degrees have no thousands separator: in 112.718 the dot is a decimal point. */
export function degreesOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.');
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain);
}

/** 0812-3456… in the format of the API. */
const phoneOf = (typed: string) =>
  typed.replace(/[\s().-]/g, '').replace(/^(?:\+62|62|0)(?=\d)/, '+62') || null;

const priceOf = ({ wasteType, condition, isPaid, amount, minimum }: PriceDraft) => ({
  wasteType,
  condition,
  // An empty amount must not mean "unpaid", so the API reports it as missing.
  amount: isPaid ? (numberOf(amount) ?? amount) : null,
  minimum: minimum.trim() === '' ? 0 : (numberOf(minimum) ?? minimum),
});

/** The request body. Empty fields are sent unchanged, and the API returns their errors. */
export function bodyOf(draft: Draft, collectorId: string | null): Body {
  const { latitude, longitude, phone, knowsHours, openings, prices, photo, note, ...listing } = draft;
  return {
    collectorId,
    note,
    pictureId: photo?.id ?? null,
    listing: {
      ...listing,
      // What nobody knows may stay unknown in a correction; the API decides.
      category: collectorId && listing.category === '' ? null : listing.category,
      latitude: degreesOf(latitude),
      longitude: degreesOf(longitude),
      phone: phoneOf(phone),
      hours: knowsHours ? hoursOf(openings) : [],
      prices: prices.map(priceOf),
    },
  } as Body;
}

/** Checked here, because a row without days or times is not sent and the API cannot report it. */
export function openingErrors({ knowsHours, openings }: Draft): Record<string, string> {
  if (!knowsHours) return {};
  const errors = openings.flatMap(({ key, days, isAllDay, opens, closes }) => {
    if (days.length === 0) return [[`opening.${key}`, text.noDays]];
    const hasTimes = isAllDay || (minutesOf(opens) !== undefined && minutesOf(closes) !== undefined);
    return hasTimes ? [] : [[`opening.${key}`, text.noTimes]];
  });
  return Object.fromEntries(errors) as Record<string, string>;
}
