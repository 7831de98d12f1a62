import type { CacheRule } from './cache-rules.ts';

/** Older responses are ignored. */
const maxAgeMs = 30 * 24 * 60 * 60_000;

/** Caches a complete, successful response within the limits of its rule. Errors such as a full disk are logged only. */
export async function putResponse(rule: CacheRule, key: Request | string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected || response.type !== 'basic') return;
  try {
    const body = await response.blob();
    if (body.size > rule.maxEntryBytes) return;
    if (rule.mustContain && !(await body.text()).includes(rule.mustContain)) return;
    const store = await caches.open(rule.cacheName);
    const { status, headers } = response;
    await store.put(key, new Response(body, { status, headers }));
    const keys = await store.keys();
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - rule.maxEntries)).map((oldest) => store.delete(oldest)),
    );
  } catch (error) {
    console.warn('Response not cached:', error);
  }
}

const isFresh = ({ headers }: Response) => Date.now() - Date.parse(headers.get('date') ?? '') <= maxAgeMs;

/** The cached response, unless it has expired. */
export async function getResponse(rule: CacheRule, key: Request | string): Promise<Response | undefined> {
  const cached = await caches.match(key, { cacheName: rule.cacheName, ignoreVary: true });
  return cached && isFresh(cached) ? cached : undefined;
}

/** Deletes expired responses that are never requested again. */
export async function deleteExpired(name: string): Promise<void> {
  const store = await caches.open(name);
  for (const key of await store.keys()) {
    const cached = await store.match(key, { ignoreVary: true });
    if (cached && !isFresh(cached)) await store.delete(key);
  }
}
