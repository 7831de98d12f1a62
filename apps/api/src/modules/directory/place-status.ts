import { confirmingPeople, type PlaceStatus } from '@app/contract/directory-status';

type Known = {
  is_sample: boolean;
  is_verified: boolean;
  confirmed_people: number;
  registration: { maybeClosed: boolean } | null;
};

/** The standing that a page begins with; `app.listing_standing` ranks by the same facts. */
export function placeStatusOf({
  is_sample,
  is_verified,
  confirmed_people,
  registration,
}: Known): PlaceStatus {
  if (is_sample) return 'sample';
  if (is_verified) return 'verified';
  if (confirmed_people >= confirmingPeople) return 'confirmed';
  if (registration === null) return 'added';
  return registration.maybeClosed ? 'maybe-closed' : 'registered';
}
