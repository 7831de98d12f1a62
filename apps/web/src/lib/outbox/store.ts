import { type Action, isSameWish, longestWait, type Waiting } from './action.ts';

/** `scans`: under which id the server has a scan that went out from here; words about it may follow. */
type SentScan = { key: string; id: string; at: number };

/** `taken`: what a form has handed over, so that a draft which a dying phone could not delete is known as done. */
type Taken = { key: string; at: number };

const name = 'pilahbumi-kotak-kirim';
let opened: Promise<IDBDatabase> | undefined;

const result = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('actions', { keyPath: 'key' }).createIndex('memberId', 'memberId');
    for (const store of ['scans', 'taken'])
      request.result.createObjectStore(store, { keyPath: 'key' }).createIndex('at', 'at');
  });
  const db = await result(request);
  const forget = () => {
    db.close();
    opened = undefined;
  };
  db.addEventListener('versionchange', forget);
  db.addEventListener('close', forget);
  return db;
}

const stores = ['actions', 'scans', 'taken'] as const;
type Stores = Record<(typeof stores)[number], IDBObjectStore>;

/** All or nothing, and on the disk when it is done: a phone may lose its power the moment after. */
async function change(work: (stores: Stores) => Promise<void>): Promise<void> {
  const db = await (opened ??= open());
  const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' });
  const store = (of: keyof Stores) => transaction.objectStore(of);
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage failed')));
  });
  await Promise.all([
    work({ actions: store('actions'), scans: store('scans'), taken: store('taken') }),
    done,
  ]);
}

async function read<T>(store: keyof Stores, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await (opened ??= open());
  return result(ask(db.transaction(store).objectStore(store)));
}

const ofMember = (actions: IDBObjectStore, memberId: string) =>
  actions.index('memberId').getAll(memberId) as IDBRequest<Waiting[]>;

/** Only these come out of a draft. */
const isWritten = ({ kind }: Action) => kind === 'post' || kind === 'reply';

const isUnchanged = (kept: Waiting | undefined, { at }: Waiting) => kept?.at === at;

/** Where storage is forbidden or broken there is no outbox, and things are sent at once or not at all. */
export async function canKeep(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false;
  opened ??= open();
  return opened.then(
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
  const found = await read('actions', (actions) => ofMember(actions, memberId));
  return found.toSorted((one, other) => one.at - other.at);
}

export const keep = (waiting: Waiting) =>
  change(async ({ actions, taken }) => {
    const earlier = await result(ofMember(actions, waiting.memberId));
    for (const { key, action } of earlier) if (isSameWish(action, waiting.action)) actions.delete(key);
    actions.put(waiting);
    if (!isWritten(waiting.action)) return;
    taken.put({ key: waiting.key, at: waiting.at } satisfies Taken);
    await dropOld(taken);
  });

/** Unless the person has changed or removed it meanwhile. */
export const update = (waiting: Waiting, part: Partial<Waiting>) =>
  change(async ({ actions }) => {
    const kept = await result<Waiting | undefined>(actions.get(waiting.key));
    if (isUnchanged(kept, waiting)) actions.put({ ...waiting, ...part });
  });

/** It arrived. A scan leaves its id behind for what is said about it later. */
export const finish = (waiting: Waiting, scanId?: string) =>
  change(async ({ actions, scans }) => {
    const { key, at } = waiting;
    const kept = await result<Waiting | undefined>(actions.get(key));
    if (isUnchanged(kept, waiting)) actions.delete(key);
    if (scanId === undefined) return;
    scans.put({ key, id: scanId, at } satisfies SentScan);
    await dropOld(scans);
  });

async function dropOld(store: IDBObjectStore): Promise<void> {
  const isOld = IDBKeyRange.upperBound(Date.now() - longestWait);
  for (const key of await result(store.index('at').getAllKeys(isOld))) store.delete(key);
}

/** With a scan goes what was said about it. */
export const discard = (waiting: Waiting) =>
  change(async ({ actions, taken }) => {
    actions.delete(waiting.key);
    taken.delete(waiting.key);
    for (const { key, action } of await result(ofMember(actions, waiting.memberId)))
      if (action.kind === 'feedback' && 'key' in action.scan && action.scan.key === waiting.key)
        actions.delete(key);
  });

export const sentScan = (key: string) =>
  read('scans', (scans) => scans.get(key) as IDBRequest<SentScan | undefined>);

export async function wasTaken(key: string): Promise<boolean> {
  if (!(await canKeep())) return false;
  return (await read('taken', (taken) => taken.count(key))) > 0;
}
