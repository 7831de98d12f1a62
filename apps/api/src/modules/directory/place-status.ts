import { confirmingPeople, type PlaceStatus } from '@app/contract/directory-status';

type Known = {
  is_sample: boolean;
  is_verified: boolean;
  confirmed_people: number;
  registry: { maybeClosed: boolean } | null;
};

/** The standing that a page begins with; `app.listing_standing` ranks by the same facts. */
export function placeStatusOf({ is_sample, is_verified, confirmed_people, registry }: Known): PlaceStatus {
  if (is_sample) return 'sample';
  if (is_verified) return 'verified';
  if (confirmed_people >= confirmingPeople) return 'confirmed';
  if (registry === null) return 'added';
  return registry.maybeClosed ? 'maybe-closed' : 'registered';
}
