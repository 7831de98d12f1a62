import { canPrefetch } from '#web/lib/data-saver.ts';
import { registerWorker, waitForController } from './new-version.ts';
import { requestFromWorker } from './worker-messages.ts';

/** Fetches the whole A–Z ahead, by the same rules as the education pages. */
export async function keepItems(): Promise<void> {
  if (!canPrefetch()) return;
  await registerWorker().then(waitForController);
  await requestFromWorker({ type: 'keep-files', readers: ['item-readers'] });
}
