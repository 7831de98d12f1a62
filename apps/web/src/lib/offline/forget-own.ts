import { deleteStores, ownStores } from './stores.ts';

/** Who leaves takes along what this phone kept for them. */
export async function forgetOwn(): Promise<void> {
  if ('caches' in globalThis) await deleteStores(ownStores);
}
