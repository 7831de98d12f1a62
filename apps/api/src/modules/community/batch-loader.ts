type Waiting<K, V> = { key: K; resolve: (value: V) => void; reject: (error: unknown) => void };

/**
 * One question at a time for all who wait: whoever comes while one is under way shares the next. What they get was
 * read after they asked.
 */
export function batchLoader<K, V>(load: (keys: K[]) => Promise<(key: K) => V>) {
  let waiting: Waiting<K, V>[] = [];
  let isUnderWay = false;

  async function next(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const served = waiting;
      waiting = [];
      try {
        const answer = await load(served.map(({ key }) => key));
        for (const { key, resolve } of served) resolve(answer(key));
      } catch (error) {
        for (const { reject } of served) reject(error);
      }
    }
    isUnderWay = false;
  }

  return (key: K): Promise<V> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isUnderWay) void next();
    });
}
