import { setTimeout as pause } from 'node:timers/promises';
import { register } from '@app/contract/account';
import { suggestListing } from '@app/contract/directory-suggestion';
import { asJson } from '../kit/http/exchange.ts';
import { sessionOf } from '../kit/database/session-rows.ts';
import type { Persistence } from '../kit/http/persistence.ts';
import type { Ledger } from './ledger.ts';

type Parts = {
  people: Persistence;
  ledger: Ledger;
  isOver: () => boolean;
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

/** Each may suggest five places a day. */
const suggestionsEach = 5;

/** What has no key is sent once: whoever hears nothing looks it up instead of sending it again. */
export async function suggest({ people, ledger, isOver, person }: Parts): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const note = `faults suggestion ${turn}`;
    const { headers, body } = asJson({ collectorId: null, listing, note });
    const told = await people.once({
      method: suggestListing.method,
      path: `/api${suggestListing.path}`,
      headers: { ...headers, ...sessionOf(person(Math.floor(turn / suggestionsEach))) },
      body,
    });
    if (told) {
      ledger.suggestions.push(note);
      ledger.acknowledged += 1;
    }
    await pause(1000);
  }
}

export const newcomer = (turn: number): string => `baru${turn}@contoh.id`;

/** New members, each of whom gets a mail. */
export async function join({ people, ledger, isOver }: Omit<Parts, 'person'>): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const email = newcomer(turn);
    const person = { name: `Baru ${turn}`, email, password: 'kotak-kuning-7' };
    const told = await people.once({
      method: register.method,
      path: `/api${register.path}`,
      ...asJson(person),
    });
    if (told) {
      ledger.members.push(email);
      ledger.acknowledged += 1;
    }
    await pause(1000);
  }
}
