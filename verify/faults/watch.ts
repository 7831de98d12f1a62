import { setTimeout as pause } from 'node:timers/promises';
import { errorScreenText } from '@app/web/src/messages/errors';
import type { Answer, Send } from '../kit/http/exchange.ts';
import { isGatewayPage, isOwnExcuse } from '../kit/http/answers.ts';
import { until } from '../kit/process/until.ts';
import type { Feature } from './features.ts';

/** `told`: a person was told what is the matter, by us or by the gateway. `strange`: a blank, a stack, anything else. */
export type Verdict = 'right' | 'told' | 'strange';

export type Seen = { feature: string; verdict: Verdict; askedAt: number; at: number };

/** Longer than anybody waits: the product must have answered before. */
const longest = 20_000;
const every = 1000;
/** With which it is waited for the first time that something works. */
const patience = 60_000;
const insides = /\n\s+at [^\n]+:\d+:\d+|node:internal|(Type|Reference|Syntax)Error\b/;

const isErrorScreen = ({ status, text }: Answer) =>
  status >= 500 && text.includes(errorScreenText.title) && text.trimEnd().endsWith('</html>');

export const isTold = (answer: Answer): boolean =>
  !insides.test(answer.text) && (isOwnExcuse(answer) || isGatewayPage(answer) || isErrorScreen(answer));

/** People who do each thing about once a second, and note how it went. */
export function watch(send: Send, features: Feature[]) {
  const seen: Seen[] = [];
  const strange: string[] = [];
  const end = new AbortController();

  function judge({ name, isRight }: Feature, answer: Answer): Verdict {
    if (answer.ms <= longest && !insides.test(answer.text)) {
      if (isRight(answer)) return 'right';
      if (isTold(answer)) return 'told';
    }
    const { status, ms, text } = answer;
    strange.push(`${name}: ${status} after ${Math.round(ms)} ms: ${text.slice(0, 300)}`);
    return 'strange';
  }

  async function look(feature: Feature, turn: number): Promise<Verdict> {
    const askedAt = performance.now();
    const answer = await send(feature.ask(turn));
    const verdict = judge(feature, answer);
    seen.push({ feature: feature.name, verdict, askedAt, at: performance.now() });
    return verdict;
  }

  async function use(feature: Feature): Promise<void> {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const began = performance.now();
      await look(feature, turn);
      await pause(Math.max(0, began + every - performance.now()), undefined, { signal: end.signal }).catch(
        () => undefined,
      );
    }
  }

  return {
    seen,
    strange,
    /** What others saw. */
    note: (one: Seen) => void seen.push(one),
    /** Everything works, and every page has been met by the gateway once. */
    async warmUp(turns: number): Promise<void> {
      for (const feature of features) {
        const times = feature.name.endsWith('pages') ? turns : 1;
        for (let turn = 0; turn < times; turn += 1) {
          const works = async () => (await look(feature, turn)) === 'right';
          await until(`${feature.name} works, before anything is broken`, works, patience);
        }
      }
    },
    /** Whether each feature was asked for after this moment, and worked. */
    worksSince: (moment: number): boolean =>
      [...features.map(({ name }) => name), 'writing'].every((name) =>
        // The latest first: they are many.
        Boolean(
          seen.findLast((one) => one.feature === name && one.verdict === 'right' && one.askedAt > moment),
        ),
      ),
    start() {
      const running = Promise.all(features.map(use));
      return async () => {
        end.abort();
        await running;
      };
    },
  };
}
