import { localEnv } from '@app/services/local-env';
import { type Answer, sender } from '../kit/http/exchange.ts';
import { persistence, type Told } from '../kit/http/persistence.ts';
import { publicPages } from '../kit/http/public-pages.ts';
import { features } from './features.ts';
import { newLedger } from './ledger.ts';
import { join, suggest } from './once-only.ts';
import { isTold, type Verdict, watch } from './watch.ts';
import { write } from './writers.ts';

const writers = 16;
/** Members behind the writers; some do what each may do only a few times a day. */
const reader = 17;
const suggesting = { first: 100, count: 800 };
const photographing = { first: 900, count: 200 };
export const peopleNeeded = 1100;

const oneOf =
  ({ first, count }: { first: number; count: number }) =>
  (turn: number) =>
    first + (turn % count);

/** Sixteen people who write, some who come once, and one for each feature who tries it every second. */
export async function startLoad(seed: number) {
  const ledger = newLedger();
  const end = new AbortController();
  const isOver = () => end.signal.aborted;
  const send = sender(localEnv().ORIGIN);
  const readers = watch(
    sender(localEnv().ORIGIN),
    await features({ send, ledger, member: reader, photographer: oneOf(photographing) }),
  );

  const verdictOf = (answer: Answer): Verdict =>
    answer.status === 200 ? 'right' : isTold(answer) ? 'told' : 'strange';
  const onTold = ({ answer, askedAt, at }: Told) =>
    readers.note({ feature: 'writing', verdict: verdictOf(answer), askedAt, at });
  const people = persistence({ send, isExpected: isTold, isOver, onTold });
  // A sender without a key hears nothing that a sender with one does not; their failures are not counted twice.
  const comers = persistence({ send, isExpected: isTold, isOver });

  const posts: string[] = [];
  const writing = Array.from({ length: writers }, (_, index) =>
    write(index + 1, posts, { people, ledger, seed, isOver }),
  );
  // A forum that has something to show.
  while (posts.length === 0) await Promise.race([...writing, new Promise((go) => setTimeout(go, 50))]);
  await readers.warmUp(publicPages.length);
  const stopReading = readers.start();
  const coming = [
    suggest({ people: comers, ledger, isOver, person: oneOf(suggesting) }),
    join({ people: comers, ledger, isOver }),
  ];

  return {
    ledger,
    seen: readers.seen,
    worksSince: readers.worksSince,
    triedAgain: () => people.triedAgain() + comers.triedAgain(),
    strange: () => [
      ...readers.strange,
      ...[...people.strange, ...comers.strange].map(([what, times]) => `${times} × ${what}`),
    ],
    async stop() {
      end.abort();
      await Promise.all([...writing, ...coming, stopReading()]);
    },
  };
}
