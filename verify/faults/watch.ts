import { setTimeout as pause } from 'node:timers/promises';
import { errorScreenText } from '@app/web/src/messages/errors.ts';
import type { HttpResponse, Send } from '../kit/http/http-client.ts';
import { isGatewayErrorPage, isUnavailableError } from '../kit/http/responses.ts';
import { waitUntil } from '../kit/process/wait-until.ts';
import type { Feature } from './features.ts';

/** `explained`: an error message of the product or the gateway. `unexpected`: an empty page, a stack trace or anything else. */
export type Verdict = 'ok' | 'explained' | 'unexpected';

export type Observation = { feature: string; verdict: Verdict; askedAt: number; at: number };

/** The product must respond within this time. */
const maxResponseMs = 20_000;
const intervalMs = 1000;
/** How long a feature may take to work for the first time. */
const warmUpTimeoutMs = 180_000;
const internals = /\n\s+at [^\n]+:\d+:\d+|node:internal|(Type|Reference|Syntax)Error\b/;

const isErrorScreen = ({ status, text }: HttpResponse) =>
  status >= 500 && text.includes(errorScreenText.title) && text.trimEnd().endsWith('</html>');

export const isKnownError = (response: HttpResponse): boolean =>
  !internals.test(response.text) &&
  (isUnavailableError(response) || isGatewayErrorPage(response) || isErrorScreen(response));

/** Uses each feature about once a second and records the results. */
export function watch(send: Send, features: Feature[]) {
  const observations: Observation[] = [];
  const unexpected: string[] = [];
  const end = new AbortController();

  function classify({ name, isCorrect }: Feature, response: HttpResponse): Verdict {
    if (response.ms <= maxResponseMs && !internals.test(response.text)) {
      if (isCorrect(response)) return 'ok';
      if (isKnownError(response)) return 'explained';
    }
    const { status, ms, text } = response;
    unexpected.push(`${name}: ${status} after ${Math.round(ms)} ms: ${text.slice(0, 300)}`);
    return 'unexpected';
  }

  async function observe(feature: Feature, turn: number): Promise<Verdict> {
    const askedAt = performance.now();
    const response = await send(feature.request(turn));
    const verdict = classify(feature, response);
    observations.push({ feature: feature.name, verdict, askedAt, at: performance.now() });
    return verdict;
  }

  async function observeRepeatedly(feature: Feature): Promise<void> {
    for (let turn = 0; !end.signal.aborted; turn += 1) {
      const began = performance.now();
      await observe(feature, turn);
      await pause(Math.max(0, began + intervalMs - performance.now()), undefined, {
        signal: end.signal,
      }).catch(() => undefined);
    }
  }

  return {
    observations,
    unexpected,
    /** Adds an observation from elsewhere. */
    record: (one: Observation) => void observations.push(one),
    /** Waits until every feature works and the gateway has cached every page. */
    async warmUp(turns: number): Promise<void> {
      for (const feature of features) {
        const times = feature.name.endsWith('pages') ? turns : 1;
        for (let turn = 0; turn < times; turn += 1) {
          const works = async () => (await observe(feature, turn)) === 'ok';
          await waitUntil(`${feature.name} works before the first fault`, works, warmUpTimeoutMs);
        }
      }
    },
    /** Whether each feature was requested after this time and worked. */
    worksSince: (time: number): boolean =>
      [...features.map(({ name }) => name), 'writing'].every((name) =>
        Boolean(
          observations.findLast((one) => one.feature === name && one.verdict === 'ok' && one.askedAt > time),
        ),
      ),
    start() {
      const running = Promise.all(features.map(observeRepeatedly));
      return async () => {
        end.abort();
        await running;
      };
    },
  };
}
