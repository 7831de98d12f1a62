import type { CollectorDetail } from '@app/contract/directory';
import type { SuggestedListing } from '@app/contract/directory-suggestion';
import { unknownCategory } from '@app/contract/directory';
import { wasteTypeFacts } from '@app/contract/waste-types';
import { collectorText, kindNames } from '#web/messages/directory.ts';
import { listingQueueText as text } from '#web/messages/review.ts';
import { suggestFieldText } from '#web/messages/suggest.ts';
import { formatPhone } from '../../contact-link.ts';
import { formatAmount, formatRate } from '../../format-price.ts';
import { openingLine } from '../../opening-hours.ts';
import { decimal } from '../draft.ts';

export type FactName = keyof typeof text.fields;
/** A fact has one or more lines, for example one per price. */
export type Facts = Record<FactName, string[]>;

/** A listing as text lines, to compare the current and the suggested version. */
export function factsOf(listing: SuggestedListing): Facts {
  const { latitude, longitude, hours, phone } = listing;
  return {
    name: [listing.name],
    kind: [kindNames[listing.kind]],
    category: [listing.category ?? unknownCategory],
    phone: [phone ? formatPhone(phone) : text.nothing],
    pickup: [listing.pickupService ? text.yes : text.no],
    area: [`${listing.city}, ${listing.province}`],
    address: [listing.address],
    point: [`${decimal(latitude)}; ${decimal(longitude)}`],
    hours: (openingLine(hours) ?? collectorText.unknownHours).split('; '),
    prices: listing.prices.map(priceText).toSorted(),
  };
}

function priceText({ wasteType, condition, amount, minimum }: SuggestedListing['prices'][number]): string {
  const { name, unit } = wasteTypeFacts[wasteType];
  return text.price(
    name,
    suggestFieldText.conditions[condition],
    amount === null ? collectorText.unpaid.toLowerCase() : formatRate(amount, unit),
    minimum > 0 ? formatAmount(minimum, unit) : collectorText.anyAmount,
  );
}

export const toSuggestedListing = (collector: CollectorDetail): SuggestedListing => ({
  ...collector,
  category: collector.category === unknownCategory ? null : collector.category,
  province: collector.location,
  prices: collector.wasteTypes,
});
