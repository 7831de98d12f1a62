/** The stores of this phone, for the service worker and for the page that shows them (docs/decisions/0019). */
const prefix = 'pilahbumi-';

/** One place for all builds: names carry a hash of the content. */
export const fileStore = `${prefix}files`;
/** Documents name the files of their build, and go with it. */
export const pageStores = `${prefix}pages-`;
/** Answers of the API that everybody gets. A new version of the product may read them differently. */
export const readingStores = `${prefix}reading-`;
export const pictureStore = `${prefix}pictures`;
/** Answers that one person gets, one store for each session: another session never finds it. */
export const ownStores = `${prefix}own-`;
/** A photo that another app handed over, until the page takes it. */
export const sharedStore = `${prefix}shared`;
/** The model and what runs it: filled and emptied by smart sort alone. */
export const modelStores = `${prefix}model-`;

export const offlinePath = '/luring';
/** Where the system sends a shared photo, and under which name it waits. */
export const sharePath = '/bagikan-foto';
export const shareField = 'foto';

export async function storesBeginningWith(start: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

export async function deleteStores(start: string): Promise<void> {
  await Promise.all((await storesBeginningWith(start)).map((name) => caches.delete(name)));
}
