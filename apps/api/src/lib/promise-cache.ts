import { LRUCache } from 'lru-cache';

/**
 * One computation for everybody who asks for the same key within `ttlMs`. Not the library's own `fetch`: its `clear`
 * aborts what somebody still waits for, and it cannot keep `null`.
 */
export function promiseCache<V>({ maxEntries, ttlMs }: { maxEntries: number; ttlMs: number }) {
  const cache = new LRUCache<string, Promise<V>>({ max: maxEntries, ttl: ttlMs });
  return {
    get(key: string, compute: () => Promise<V>): Promise<V> {
      const known = cache.get(key);
      if (known) return known;
      const value = compute();
      cache.set(key, value);
      // A failure is told to those who wait for it, and to nobody after them.
      value.catch(() => {
        if (cache.peek(key) === value) cache.delete(key);
      });
      return value;
    },

    clear: (): void => cache.clear(),
  };
}
