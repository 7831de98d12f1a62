import type { Rule } from './policy.ts';

/** Thirty days: older than that, an answer is no answer any more. */
const longest = 30 * 24 * 60 * 60_000;

/** Keeps a copy of a whole, successful answer within the bounds of its rule. A full disk keeps nothing. */
export async function keep(rule: Rule, key: Request | string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return;
  try {
    const body = await response.blob();
    if (body.size > rule.largest) return;
    if (rule.mustName && !(await body.text()).includes(rule.mustName)) return;
    const store = await caches.open(rule.store);
    const { status, headers } = response;
    await store.put(key, new Response(body, { status, headers }));
    const keys = await store.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - rule.most)).map((old) => store.delete(old)));
  } catch (error) {
    console.warn('Nothing was kept:', error);
  }
}

const isFresh = ({ headers }: Response) => Date.now() - Date.parse(headers.get('date') ?? '') <= longest;

/** What is kept and not too old. */
export async function kept(rule: Rule, key: Request | string): Promise<Response | undefined> {
  const found = await caches.match(key, { cacheName: rule.store, ignoreVary: true });
  return found && isFresh(found) ? found : undefined;
}

/** What nobody asked for again goes too. */
export async function dropOld(name: string): Promise<void> {
  const store = await caches.open(name);
  for (const key of await store.keys()) {
    const found = await store.match(key, { ignoreVary: true });
    if (found && !isFresh(found)) await store.delete(key);
  }
}
