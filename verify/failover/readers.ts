import { setTimeout as pause } from 'node:timers/promises';
import { publicPages } from '../kit/http/public-pages.ts';

/** API requests of the pages that are not cached: they need a running database. */
const uncachedPaths = (turn: number) => [
  `/api/collectors?lat=-7.${1000 + (turn % 1000)}&lon=112.7`,
  '/api/collectors/map?west=95&south=-11&east=141&north=6&zoom=5',
  '/api/education/news?q=plastik',
  '/api/education/innovation',
];

export type Failure = { address: string; status: number; at: number };

/** Requests one address after the other; an empty or incomplete response counts as a failure. */
export function startReaders(origin: string) {
  const failures: Failure[] = [];
  const counts = { pages: 0, reads: 0 };
  const end = new AbortController();

  async function fetchAndCheck(address: string, expectedEnd: string): Promise<void> {
    const { status, text } = await fetch(`${origin}${address}`, { signal: AbortSignal.timeout(15_000) })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => ({ status: 0, text: '' }));
    if (status !== 200 || !text.trimEnd().endsWith(expectedEnd)) {
      failures.push({ address, status, at: performance.now() });
    }
  }

  async function visit(kind: 'pages' | 'reads'): Promise<void> {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      for (const address of kind === 'pages' ? publicPages : uncachedPaths(turn)) {
        await fetchAndCheck(address, kind === 'pages' ? '</html>' : '}');
        counts[kind] += 1;
        await pause(20);
      }
    }
  }

  return {
    failures,
    counts,
    /** Requests every page once, so that the gateway has cached it. */
    async warmUp() {
      for (const address of publicPages) await fetchAndCheck(address, '</html>');
    },
    start() {
      const running = Promise.all([visit('pages'), visit('reads')]);
      return async () => {
        end.abort();
        await running;
      };
    },
  };
}
