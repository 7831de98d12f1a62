import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { type Action, isSameWish, longestWait, type Waiting } from './action.ts';

/** `scans`: under which id the server has a scan that went out from here; words about it may follow. */
type SentScan = { key: string; id: string; at: number };

/** `taken`: what a form has handed over, so that a draft which a dying phone could not delete is known as done. */
type Taken = { key: string; at: number };

interface Schema extends DBSchema {
  actions: { key: string; value: Waiting; indexes: { memberId: string } };
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

/** Only these come out of a draft. */
const isWritten = ({ kind }: Action) => kind === 'post' || kind === 'reply';

const isUnchanged = (kept: Waiting | undefined, { at }: Waiting) => kept?.at === at;

/** Where storage is forbidden or broken there is no outbox, and things are sent at once or not at all. */
export async function canKeep(): Promise<boolean> {
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
export async function waitingOf(memberId: string): Promise<Waiting[]> {
  if (!(await canKeep())) return [];
  const found = await (await database()).getAllFromIndex('actions', 'memberId', memberId);
  return found.toSorted((one, other) => one.at - other.at);
}

export const keep = (waiting: Waiting) =>
  change(async ({ actions, taken }) => {
    const { key, at, memberId, action } = waiting;
    const earlier = await actions.index('memberId').getAll(memberId);
    const replaced = earlier.filter((one) => isSameWish(one.action, action));
    await Promise.all([...replaced.map((one) => actions.delete(one.key)), actions.put(waiting)]);
    if (isWritten(action)) await Promise.all([taken.put({ key, at }), dropOld(taken)]);
  });

/** Unless the person has changed or removed it meanwhile. */
export const update = (waiting: Waiting, part: Partial<Waiting>) =>
  change(async ({ actions }) => {
    if (isUnchanged(await actions.get(waiting.key), waiting)) await actions.put({ ...waiting, ...part });
  });

/** It arrived. A scan leaves its id behind for what is said about it later. */
export const finish = (waiting: Waiting, scanId?: string) =>
  change(async ({ actions, scans }) => {
    const { key, at } = waiting;
    if (isUnchanged(await actions.get(key), waiting)) await actions.delete(key);
    if (scanId !== undefined) await Promise.all([scans.put({ key, id: scanId, at }), dropOld(scans)]);
  });

async function dropOld(store: Store<'scans'> | Store<'taken'>): Promise<void> {
  const old = await store.index('at').getAllKeys(IDBKeyRange.upperBound(Date.now() - longestWait));
  await Promise.all(old.map((key) => store.delete(key)));
}

/** With a scan goes what was said about it. */
export const discard = ({ key, memberId }: Waiting) =>
  change(async ({ actions, taken }) => {
    await Promise.all([actions.delete(key), taken.delete(key)]);
    const others = await actions.index('memberId').getAll(memberId);
    const about = others.filter(
      ({ action }) => action.kind === 'feedback' && 'key' in action.scan && action.scan.key === key,
    );
    await Promise.all(about.map((one) => actions.delete(one.key)));
  });

export const sentScan = async (key: string) => (await database()).get('scans', key);

export async function wasTaken(key: string): Promise<boolean> {
  if (!(await canKeep())) return false;
  return (await (await database()).count('taken', key)) > 0;
}
