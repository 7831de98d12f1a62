import { addPerson, type Person } from '../../kit/product/people.ts';
import type { Product } from '../../kit/product/api.ts';
import { things } from '../../kit/product/things.ts';
import type { KnownIds } from './good-values.ts';

const cast = [
  {},
  {},
  {},
  { suspended: true },
  { role: 'editor', secured: true },
  { role: 'moderator' },
  { role: 'moderator', secured: true },
  { role: 'admin', secured: true },
] as const;

export type Scenery = { people: Person[]; ids: KnownIds };

/** Somebody of the same kind, where that one has left. */
export const understudy = (product: Product, seat: number): Promise<Person> =>
  addPerson(product.db, cast[seat]);

/** People of all kinds, and something of everything for each: what is asked for exists, mostly. */
export async function newScenery(product: Product): Promise<Scenery> {
  const make = things(product);
  const people = await Promise.all(cast.map((given) => addPerson(product.db, given)));
  const ids: KnownIds = {};
  const know = (name: string, id: string | number) => (ids[name] ??= []).push(String(id));
  for (const [number, { id, sessionId }] of people.entries()) {
    know('memberId', id);
    know('mentions', id);
    know('id', sessionId);
    know('scanId', await make.scan(id));
    know('pictureId', await make.picture(id));
    know('suggestionId', await make.suggestion(id));
    know('submissionId', await make.submission(id));
    if (number % 2 === 1) continue;
    const postId = await make.post(id);
    know('postId', postId);
    know('replyId', await make.reply(people[number + 1]!.id, postId));
    know('caseId', await make.reportCase(postId, people[number + 1]!.id));
    const lockedId = await make.post(id);
    know('decisionId', await make.decision(id, lockedId));
    know('appealId', await make.appeal(id, await make.decision(id, await make.post(id))));
  }
  know('collectorId', await make.listing());
  know('pieceId', await make.news());
  know('pieceId', await make.innovation());
  return { people, ids };
}
