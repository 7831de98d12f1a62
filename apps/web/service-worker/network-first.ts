import { keep, kept } from './keep.ts';
import type { Rule } from './policy.ts';

/** How long a person waits for news when there is something to read already. */
const patience = 4000;

const wait = (time: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));

type Asked = {
  key: Request | string;
  rule: Rule;
  network: Promise<Response>;
  /** Whether this answer may be kept at all. */
  mayKeep?: (response: Response) => boolean;
  /** The worker must live until what is under way is done. */
  waitUntil: (work: Promise<unknown>) => void;
};

/** New where the network gives it in time, else what is kept. Nothing, when there is neither. */
export async function networkFirst({ key, rule, network, mayKeep, waitUntil }: Asked) {
  const answered = network.then((response) => {
    if (!mayKeep || mayKeep(response)) waitUntil(keep(rule, key, response.clone()));
    return response;
  });
  const settled = answered.catch(() => undefined);
  waitUntil(settled);
  const old = await kept(rule, key);
  if (!old) return { response: await settled, isOld: false };
  const answer = await Promise.race([settled, wait(patience)]);
  // A server that fails is no better than a network that does.
  if (answer && answer.status < 500) return { response: answer, isOld: false };
  return { response: old, isOld: true };
}
