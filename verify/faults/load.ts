import { localEnv } from '@app/services/src/local-env.ts';
import { type HttpResponse, createSender } from '../kit/http/http-client.ts';
import { retryingClient, type TimedResponse } from '../kit/http/retrying-client.ts';
import { publicPages } from '../kit/http/public-pages.ts';
import { features } from './features.ts';
import { newLedger } from './ledger.ts';
import { registerMembers, suggestListings } from './single-attempt.ts';
import { isKnownError, type Verdict, watch } from './watch.ts';
import { write } from './writers.ts';

const writers = 16;
/** Users after the writers; some use actions with a daily limit per user. */
const reader = 17;
const suggesters = { first: 100, count: 800 };
const photographers = { first: 900, count: 200 };
export const usersNeeded = 1100;

const pickFrom =
  ({ first, count }: { first: number; count: number }) =>
  (turn: number) =>
    first + (turn % count);

/** Sixteen writers, users with single-attempt writes, and one reader per feature every second. */
export async function startLoad(seed: number) {
  const ledger = newLedger();
  const end = new AbortController();
  const hasEnded = () => end.signal.aborted;
  const send = createSender(localEnv().ORIGIN);
  const readers = watch(
    createSender(localEnv().ORIGIN),
    await features({ send, ledger, member: reader, photographer: pickFrom(photographers) }),
  );

  const classifyResponse = (response: HttpResponse): Verdict =>
    response.status === 200 ? 'ok' : isKnownError(response) ? 'explained' : 'unexpected';
  const onResponse = ({ response, askedAt, at }: TimedResponse) =>
    readers.record({ feature: 'writing', verdict: classifyResponse(response), askedAt, at });
  const client = retryingClient({ send, isExpected: isKnownError, hasEnded, onResponse });
  // Not observed: its failures are the same as those of the other client.
  const singleAttemptClient = retryingClient({ send, isExpected: isKnownError, hasEnded });

  const posts: string[] = [];
  const writerTasks = Array.from({ length: writers }, (_, index) =>
    write(index + 1, posts, { client, ledger, seed, hasEnded }),
  );
  // Wait for the first post.
  while (posts.length === 0) await Promise.race([...writerTasks, new Promise((go) => setTimeout(go, 50))]);
  await readers.warmUp(publicPages.length);
  const stopReading = readers.start();
  const singleAttemptTasks = [
    suggestListings({ client: singleAttemptClient, ledger, hasEnded, person: pickFrom(suggesters) }),
    registerMembers({ client: singleAttemptClient, ledger, hasEnded }),
  ];

  return {
    ledger,
    seen: readers.observations,
    worksSince: readers.worksSince,
    retryCount: () => client.retryCount() + singleAttemptClient.retryCount(),
    unexpected: () => [
      ...readers.unexpected,
      ...[...client.unexpected, ...singleAttemptClient.unexpected].map(
        ([what, times]) => `${times} × ${what}`,
      ),
    ],
    async stop() {
      end.abort();
      await Promise.all([...writerTasks, ...singleAttemptTasks, stopReading()]);
    },
  };
}
