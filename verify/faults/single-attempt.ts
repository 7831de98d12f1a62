import { setTimeout as pause } from 'node:timers/promises';
import { register } from '@app/contract/account';
import { suggestListing } from '@app/contract/directory-suggestion';
import { asJson } from '../kit/http/http-client.ts';
import { sessionOf } from '../kit/database/users.ts';
import type { RetryingClient } from '../kit/http/retrying-client.ts';
import type { Ledger } from './ledger.ts';

type Options = {
  client: RetryingClient;
  ledger: Ledger;
  hasEnded: () => boolean;
  person: (turn: number) => number;
};

const listing = {
  name: 'Bank Sampah Melati',
  kind: 'bank-sampah',
  category: 'Kertas & Kardus',
  province: 'Jawa Timur',
  city: 'Surabaya',
  address: 'Jalan Melati 7',
  latitude: -7.25,
  longitude: 112.75,
  phone: null,
  hours: [],
  pickupService: false,
  prices: [{ wasteType: 'kardus', condition: 'as-is', amount: 1500, minimum: 0 }],
};

/** The limit is five suggestions a day per member. */
const suggestionsEach = 5;

/** Requests without an idempotency key are sent once and never retried. */
export async function suggestListings({ client, ledger, hasEnded, person }: Options): Promise<void> {
  for (let turn = 0; !hasEnded(); turn += 1) {
    const note = `faults suggestion ${turn}`;
    const { headers, body } = asJson({ collectorId: null, listing, note });
    const acknowledgement = await client.sendOnce({
      method: suggestListing.method,
      path: `/api${suggestListing.path}`,
      headers: { ...headers, ...sessionOf(person(Math.floor(turn / suggestionsEach))) },
      body,
    });
    if (acknowledgement) {
      ledger.suggestions.push(note);
      ledger.acknowledged += 1;
    }
    await pause(1000);
  }
}

export const newMemberEmail = (turn: number): string => `baru${turn}@contoh.id`;

/** New members, each of whom gets a mail. */
export async function registerMembers({ client, ledger, hasEnded }: Omit<Options, 'person'>): Promise<void> {
  for (let turn = 0; !hasEnded(); turn += 1) {
    const email = newMemberEmail(turn);
    const person = { name: `Baru ${turn}`, email, password: 'kotak-kuning-7' };
    const acknowledgement = await client.sendOnce({
      method: register.method,
      path: `/api${register.path}`,
      ...asJson(person),
    });
    if (acknowledgement) {
      ledger.members.push(email);
      ledger.acknowledged += 1;
    }
    await pause(1000);
  }
}
