import { ownStores, storesBeginningWith } from '../src/lib/offline/stores.ts';

/** Whoever came before on this phone leaves nothing to whoever comes now. */
export async function dropOtherSessions(current: string): Promise<void> {
  const stores = await storesBeginningWith(ownStores);
  await Promise.all(stores.filter((name) => name !== current).map((name) => caches.delete(name)));
}

/** What was taken away or changed must not come back from a store. Who somebody is stays known. */
export async function answerChange(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await Promise.all((await storesBeginningWith(ownStores)).map(forgetAnswers));
  return response;
}

async function forgetAnswers(name: string): Promise<void> {
  const store = await caches.open(name);
  const answers = (await store.keys()).filter(({ url }) => new URL(url).pathname !== '/api/auth/me');
  await Promise.all(answers.map((key) => store.delete(key)));
}
