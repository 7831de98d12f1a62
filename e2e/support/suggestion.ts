import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { query } from '#support/member.ts';

const createdNames: string[] = [];

/** A place with a unique name. */
export function newPlace() {
  const name = `Bank Sampah ${randomUUID().slice(0, 8)}`;
  createdNames.push(name);
  return { ...merauke, name };
}

/** Deletes the places of the journeys, so that lists and queues do not grow with every run. */
export async function deletePlaces() {
  await query("delete from app.listing_suggestion where proposal->>'name' = any($1)", [createdNames]);
  await query('delete from app.listing where name = any($1)', [createdNames]);
}

const merauke = {
  kind: 'bank-sampah',
  category: 'Plastik & Kaleng',
  province: 'Papua Selatan',
  city: 'Merauke',
  address: 'Jalan Trikora 8, dekat pasar',
  latitude: -8.4932,
  longitude: 140.4018,
  phone: '+6281234567890',
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: 480, closes: 960 })),
  pickupService: true,
  prices: [{ wasteType: 'pet-bening', condition: 'prepared', amount: 3500, minimum: 2 }],
};

type Place = ReturnType<typeof newPlace>;

/** Sends a suggestion through the API. */
export async function suggest(
  request: APIRequestContext,
  token: string,
  listing: Place,
  collectorId: string | null = null,
) {
  const response = await request.post('/api/collectors/suggestions', {
    headers: { authorization: `Bearer ${token}` },
    data: { collectorId, listing, note: 'Saya menabung di sana.' },
  });
  if (!response.ok()) throw new Error(`Suggestion failed with status ${response.status()}`);
}
