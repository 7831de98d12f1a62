// No offline action is lost or done twice, in real Chromium on the production build:
// `pnpm test:offline [--short] [--control] [--seed N] [--built]`. The connection breaks before, during and after the server
// processes a write, and the browser is killed. At the end the rows in PostgreSQL are compared with the actions.
// `--control` removes the idempotency keys: duplicates must then be found.
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { startProduct } from '../kit/product/site.ts';
import { compare, newExpected } from './expected.ts';
import { performAction, waitUntilOutboxEmpty, type Kind, kinds, openTabs, type Tabs } from './actions.ts';
import { deleteUsers, prepare } from './users.ts';
import { newPhone } from './phone.ts';
import { seeded } from '@app/api/test/random.ts';
import { breakingPoints, startUnreliableProxy } from './unreliable-proxy.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const size = values.short ? { actions: 20, cuts: 5, kills: 2 } : { actions: 200, cuts: 50, kills: 20 };
const seed = Number(values.seed);
console.info(`seed ${seed}`);
const random = seeded(seed);

/** All kinds of actions, mixed with connection cuts and browser kills; the first is an action to send. */
const steps: (Kind | 'cut' | 'kill')[] = [
  'reply',
  ...random.shuffle([
    ...Array.from({ length: size.actions - 1 }, (_, number) => kinds[number % kinds.length]!),
    ...Array<'cut'>(size.cuts).fill('cut'),
    ...Array<'kill'>(size.kills).fill('kill'),
  ]),
];

const expected = newExpected();
const done = { cuts: 0, kills: 0 };

async function run(origin: string) {
  const prepared = await prepare(origin);
  const proxy = await startUnreliableProxy({ origin, replacesKeys: values.control });
  const phone = newPhone();
  let context: BrowserContext;
  let tabs: Tabs;

  async function goOffline() {
    proxy.setState('off');
    await context.setOffline(true);
  }
  /** After a crash pages still load, but nothing is sent until the connection is on. */
  async function restart() {
    proxy.setState('reading');
    context = await phone.start();
    tabs = await openTabs({ context, origin: proxy.origin, prepared });
    await goOffline();
  }
  const performOne = (kind: Kind) =>
    performAction(kind, { tabs, prepared, expected, random, number: expected.actions });
  /** Goes online and breaks while the outbox is sent; adds actions when too few are waiting. */
  async function reconnectAndBreak() {
    for (;;) {
      const broken = proxy.breakAt(1 + random.below(5), random.pick(breakingPoints));
      await context.setOffline(false);
      if (await broken) return;
      await goOffline();
      await performOne('reply');
    }
  }

  try {
    await restart();
    for (const [number, step] of steps.entries()) {
      if (step === 'cut') {
        await reconnectAndBreak();
        await goOffline();
        done.cuts += 1;
      } else if (step === 'kill') {
        await reconnectAndBreak();
        await phone.kill();
        done.kills += 1;
        await restart();
      } else await performOne(step);
      if (number % 20 === 19)
        console.info(`${number + 1} of ${steps.length}: ${JSON.stringify(proxy.counts)}`);
    }
    proxy.setState('on');
    await context!.setOffline(false);
    const isEmptied = await waitUntilOutboxEmpty(tabs!.conversation);
    return {
      brokenAt: proxy.counts,
      answers: proxy.statusCounts,
      isEmptied,
      ...(await compare(expected, prepared)),
    };
  } finally {
    await phone.dispose();
    proxy.close();
    await deleteUsers(prepared);
  }
}

const product = await startProduct(values.built);
let outcome: Awaited<ReturnType<typeof run>>;
try {
  outcome = await run(product.origin);
} finally {
  await product.stop();
}
const { isEmptied, lost, doubled, wrong } = outcome;
const isExact = isEmptied && lost.length + doubled.length + wrong.length === 0;
const isPassed = values.control ? doubled.length > 0 : isExact;
const { control } = values;
console.info(JSON.stringify({ seed, control, actions: expected.actions, ...done, ...outcome, isPassed }));
process.exit(isPassed ? 0 : 1);
