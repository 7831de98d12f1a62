import type { CollectorDetail } from '@app/contract/directory';
import type { SuggestedListing } from '@app/contract/directory-suggestion';
import { wasteTypeFacts } from '@app/contract/waste-types';
import { collectorText, kindNames } from '#web/messages/directory.ts';
import { listingQueueText as text } from '#web/messages/review.ts';
import { suggestFieldText } from '#web/messages/suggest.ts';
import { formatPhone } from '../../contact-link.ts';
import { formatAmount, formatRate } from '../../format-price.ts';
import { openingLine } from '../../opening-hours.ts';
import { decimal } from '../draft.ts';

export type FactName = keyof typeof text.fields;
/** A fact is one or more lines: prices have many. */
export type Facts = Record<FactName, string[]>;

/** A listing in words, so that what stands and what is suggested can be laid side by side. */
export function factsOf(listing: SuggestedListing): Facts {
  const { latitude, longitude, hours, phone } = listing;
  return {
    name: [listing.name],
    kind: [kindNames[listing.kind]],
    category: [listing.category],
    phone: [phone ? formatPhone(phone) : text.nothing],
    pickup: [listing.pickupService ? text.yes : text.no],
    area: [`${listing.city}, ${listing.province}`],
    address: [listing.address],
    point: [`${decimal(latitude)}; ${decimal(longitude)}`],
    hours: (openingLine(hours) ?? collectorText.unknownHours).split('; '),
    prices: listing.prices.map(priceWords).toSorted(),
  };
}

function priceWords({ wasteType, condition, amount, minimum }: SuggestedListing['prices'][number]): string {
  const { name, unit } = wasteTypeFacts[wasteType];
  return text.price(
    name,
    suggestFieldText.conditions[condition],
    amount === null ? collectorText.unpaid.toLowerCase() : formatRate(amount, unit),
    minimum > 0 ? formatAmount(minimum, unit) : collectorText.anyAmount,
  );
}

export const asSuggested = (collector: CollectorDetail): SuggestedListing => ({
  ...collector,
  province: collector.location,
  prices: collector.wasteTypes,
});
