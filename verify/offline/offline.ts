// Nothing done without a signal is lost or done twice, in real Chromium on the production build:
// `pnpm test:offline [--short] [--control] [--seed N] [--built]`. The line breaks at random points of sending, before, during and
// after the server has done its work, and the browser is killed. PostgreSQL says in the end what was done how often.
// `--control` takes the keys away: doubles must then be found, or this test could not fail.
import { parseArgs } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { startProduct } from '../kit/product/site.ts';
import { compare, newExpected } from './expected.ts';
import { act, becomesEmpty, type Kind, kinds, openTabs, type Tabs } from './hands.ts';
import { forget, prepare } from './people.ts';
import { newPhone } from './phone.ts';
import { seeded } from '@app/api/test/random';
import { breakingPoints, openWeakLine } from './weak-line.ts';

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

/** All kinds, then cuts and kills anywhere among them; the first thing is something to send. */
const deeds: (Kind | 'cut' | 'kill')[] = [
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
  const line = await openWeakLine({ origin, changesKeys: values.control });
  const phone = newPhone();
  let context: BrowserContext;
  let tabs: Tabs;

  async function goOffline() {
    line.become('off');
    await context.setOffline(true);
  }
  /** After a crash pages still come; nothing is sent before the line is on. */
  async function switchOn() {
    line.become('reading');
    context = await phone.start();
    tabs = await openTabs({ context, origin: line.origin, prepared });
    await goOffline();
  }
  const doSomething = (kind: Kind) =>
    act(kind, { tabs, prepared, expected, random, number: expected.actions });
  /** The network is back, and away again while something is being sent; where too little waits, more is done. */
  async function comeAndGo() {
    for (;;) {
      const broken = line.breakAt(1 + random.below(5), random.pick(breakingPoints));
      await context.setOffline(false);
      if (await broken) return;
      await goOffline();
      await doSomething('reply');
    }
  }

  try {
    await switchOn();
    for (const [number, deed] of deeds.entries()) {
      if (deed === 'cut') {
        await comeAndGo();
        await goOffline();
        done.cuts += 1;
      } else if (deed === 'kill') {
        await comeAndGo();
        await phone.kill();
        done.kills += 1;
        await switchOn();
      } else await doSomething(deed);
      if (number % 20 === 19)
        console.info(`${number + 1} of ${deeds.length}: ${JSON.stringify(line.counted)}`);
    }
    line.become('on');
    await context!.setOffline(false);
    const isEmptied = await becomesEmpty(tabs!.conversation);
    return {
      brokenAt: line.counted,
      answers: line.answers,
      isEmptied,
      ...(await compare(expected, prepared)),
    };
  } finally {
    await phone.throwAway();
    line.close();
    await forget(prepared);
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
