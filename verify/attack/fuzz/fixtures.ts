import { addUser, type TestUser } from '../../kit/product/users.ts';
import type { Product } from '../../kit/product/api.ts';
import { rowFactory } from '../../kit/product/row-factory.ts';
import type { KnownIds } from './valid-values.ts';

const userKinds = [
  {},
  {},
  {},
  { suspended: true },
  { role: 'editor', secured: true },
  { role: 'moderator' },
  { role: 'moderator', secured: true },
  { role: 'admin', secured: true },
] as const;

export type Fixtures = { users: TestUser[]; ids: KnownIds };

/** A new user of the same kind, for one whose session has ended. */
export const replacementUser = (product: Product, index: number): Promise<TestUser> =>
  addUser(product.db, userKinds[index]);

/** Users of every kind with rows of every kind, so that most requested ids exist. */
export async function createFixtures(product: Product): Promise<Fixtures> {
  const make = rowFactory(product);
  const users = await Promise.all(userKinds.map((options) => addUser(product.db, options)));
  const ids: KnownIds = {};
  const addId = (name: string, id: string | number) => (ids[name] ??= []).push(String(id));
  for (const [number, { id, sessionId }] of users.entries()) {
    addId('memberId', id);
    addId('mentions', id);
    addId('id', sessionId);
    addId('scanId', await make.scan(id));
    addId('pictureId', await make.picture(id));
    const photoId = await make.learningPhoto(id);
    addId('photoId', photoId);
    addId('after', photoId);
    addId('suggestionId', await make.suggestion(id));
    addId('submissionId', await make.submission(id));
    if (number % 2 === 1) continue;
    const postId = await make.post(id);
    addId('postId', postId);
    addId('replyId', await make.reply(users[number + 1]!.id, postId));
    addId('caseId', await make.reportCase(postId, users[number + 1]!.id));
    const lockedId = await make.post(id);
    addId('decisionId', await make.decision(id, lockedId));
    addId('appealId', await make.appeal(id, await make.decision(id, await make.post(id))));
  }
  addId('collectorId', await make.listing());
  addId('pieceId', await make.news());
  addId('pieceId', await make.innovation());
  return { users, ids };
}
