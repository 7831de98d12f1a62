import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { type Action, supersedes, maxAgeMs, type OutboxEntry } from './action.ts';

/** `scans`: the server's id of a scan sent from here, for feedback that follows. */
type SentScan = { key: string; id: string; at: number };

/** `taken`: keys that a form has enqueued, so that a draft that was not deleted before a crash is known to be sent. */
type Taken = { key: string; at: number };

interface Schema extends DBSchema {
  actions: { key: string; value: OutboxEntry; indexes: { memberId: string } };
  scans: { key: string; value: SentScan; indexes: { at: number } };
  taken: { key: string; value: Taken; indexes: { at: number } };
}

const name = 'pilahbumi-kotak-kirim';
let opened: Promise<IDBPDatabase<Schema>> | undefined;

async function open(): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(name, 1, {
    upgrade(created) {
      created.createObjectStore('actions', { keyPath: 'key' }).createIndex('memberId', 'memberId');
      created.createObjectStore('scans', { keyPath: 'key' }).createIndex('at', 'at');
      created.createObjectStore('taken', { keyPath: 'key' }).createIndex('at', 'at');
    },
    blocking() {
      db.close();
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  return db;
}

const database = () => (opened ??= open());

const stores = ['actions', 'scans', 'taken'] as const;
type StoreName = (typeof stores)[number];
type Store<N extends StoreName> = IDBPObjectStore<Schema, typeof stores, N, 'readwrite'>;
type Stores = { [N in StoreName]: Store<N> };

/**
 * All or nothing, and on the disk when it is done: a phone may lose its power the moment after. `work` waits for all
 * that it writes: a full disk rejects each of them, and one that nobody waits for would be an error of the page.
 */
async function change(work: (stores: Stores) => Promise<unknown>): Promise<void> {
  const db = await database();
  const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
  const [actions, scans, taken] = [
    transaction.objectStore('actions'),
    transaction.objectStore('scans'),
    transaction.objectStore('taken'),
  ];
  await Promise.all([work({ actions, scans, taken }), transaction.done]);
}

/** Only these kinds have a draft. */
const hasDraft = ({ kind }: Action) => kind === 'post' || kind === 'reply';

const isSameEntry = (stored: OutboxEntry | undefined, { at }: OutboxEntry) => stored?.at === at;

/** Without storage there is no outbox, and actions are sent at once or not at all. */
export async function isStorageAvailable(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  return database().then(
    () => true,
    () => {
      opened = undefined;
      return false;
    },
  );
}

/** The oldest first. */
export async function listEntries(memberId: string): Promise<OutboxEntry[]> {
  if (!(await isStorageAvailable())) return [];
  const entries = await (await database()).getAllFromIndex('actions', 'memberId', memberId);
  return entries.toSorted((one, other) => one.at - other.at);
}

export const putEntry = (entry: OutboxEntry) =>
  change(async ({ actions, taken }) => {
    const { key, at, memberId, action } = entry;
    const earlier = await actions.index('memberId').getAll(memberId);
    const replaced = earlier.filter((one) => supersedes(one.action, action));
    await Promise.all([...replaced.map((one) => actions.delete(one.key)), actions.put(entry)]);
    if (hasDraft(action)) await Promise.all([taken.put({ key, at }), deleteExpired(taken)]);
  });

/** Does nothing when the entry was replaced or deleted meanwhile. */
export const updateEntry = (entry: OutboxEntry, part: Partial<OutboxEntry>) =>
  change(async ({ actions }) => {
    if (isSameEntry(await actions.get(entry.key), entry)) await actions.put({ ...entry, ...part });
  });

/** Deletes a sent entry. The id of a scan is kept for later feedback. */
export const completeEntry = (entry: OutboxEntry, scanId?: string) =>
  change(async ({ actions, scans }) => {
    const { key, at } = entry;
    if (isSameEntry(await actions.get(key), entry)) await actions.delete(key);
    if (scanId !== undefined) await Promise.all([scans.put({ key, id: scanId, at }), deleteExpired(scans)]);
  });

async function deleteExpired(store: Store<'scans'> | Store<'taken'>): Promise<void> {
  const old = await store.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - maxAgeMs));
  await Promise.all(old.map((key) => store.delete(key)));
}

/** Deletes the feedback of a discarded scan too. */
export const deleteEntry = ({ key, memberId }: OutboxEntry) =>
  change(async ({ actions, taken }) => {
    await Promise.all([actions.delete(key), taken.delete(key)]);
    const others = await actions.index('memberId').getAll(memberId);
    const about = others.filter(
      ({ action }) => action.kind === 'feedback' && 'key' in action.scan && action.scan.key === key,
    );
    await Promise.all(about.map((one) => actions.delete(one.key)));
  });

export const sentScan = async (key: string) => (await database()).get('scans', key);

export async function wasEnqueued(key: string): Promise<boolean> {
  if (!(await isStorageAvailable())) return false;
  return (await (await database()).count('taken', key)) > 0;
}
