import DataLoader from 'dataloader';

/**
 * One query at a time for all who wait: whoever comes while one runs shares the next, so that what they get was read
 * after they asked. Therefore nothing is cached, and a batch starts when the one before it has ended.
 */
export function batchLoader<K, V>(load: (keys: readonly K[]) => Promise<(key: K) => V>) {
  let running: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<K, V>(
    (keys) => {
      const values = load(keys).then((valueOf) => keys.map((key) => valueOf(key)));
      running = values.catch(() => undefined);
      return values;
    },
    { cache: false, batchScheduleFn: (start) => void running.then(start) },
  );
  return (key: K): Promise<V> => loader.load(key);
}
