import { eventually } from './eventually.ts';
import type { TestApi } from './harness.ts';
import { storedNames } from './stored-objects.ts';
import { startWorker } from './worker.ts';

/** Waits until the worker has deleted the objects of these photos; returns what is left. */
export async function sweptPhotos(api: TestApi, keys: string[]): Promise<string[]> {
  const worker = await startWorker(api);
  await api.deps.queue.enqueue(api.db, 'photos.sweep', {});
  const left = async () => (await Promise.all(keys.map(storedNames))).flat();
  const names = await eventually(left, ({ length }) => length === 0);
  await worker.stop();
  return names;
}
