import { changePreference, devicePreference } from './preference.ts';

/** Fetched when somebody asks for it, or is known to have asked: nothing of it is in the first script. */
const loadKeptModel = () => import('./kept-model.ts');
const loadDownload = () => import('./download-model.ts');

export type DeviceState =
  | { status: 'unknown' | 'unsupported' | 'absent' | 'kept' }
  | { status: 'downloading'; received: number; total: number }
  /** `full`: the phone has no room. `damaged`: what came is not what was shipped. */
  | { status: 'failed'; reason: 'network' | 'damaged' | 'full' };

/** Whether this phone can classify by itself, and the way there. One for the whole page. */
class OnDevice {
  readonly #listeners = new Set<() => void>();
  #state: DeviceState = { status: 'unknown' };
  #download: AbortController | undefined;

  readonly getState = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Who never had the files costs no script to look for them. */
  readonly check = async () => {
    if (this.#download) return;
    if (!isSupported()) return this.#set({ status: 'unsupported' });
    this.#set({ status: (await this.isKept()) ? 'kept' : 'absent' });
  };

  readonly isKept = async (): Promise<boolean> => {
    if (!devicePreference.read().wasKept || !isSupported()) return false;
    try {
      const { missingFiles, removeOlder } = await loadKeptModel();
      await removeOlder();
      return (await missingFiles()).length === 0;
    } catch {
      return false;
    }
  };

  readonly download = async () => {
    if (this.#download) return;
    this.#download = new AbortController();
    const { signal } = this.#download;
    const onProgress = (received: number, total: number) => {
      if (!signal.aborted) this.#set({ status: 'downloading', received, total });
    };
    onProgress(0, 0);
    try {
      const { downloadModel } = await loadDownload();
      await downloadModel({ onProgress, signal });
      changePreference({ wasKept: true });
      this.#set({ status: 'kept' });
    } catch (error) {
      if (!signal.aborted) this.#set({ status: 'failed', reason: reasonOf(error) });
    } finally {
      if (this.#download?.signal === signal) this.#download = undefined;
    }
  };

  /** What has arrived whole stays for the next try. */
  readonly cancel = () => {
    this.#download?.abort();
    this.#download = undefined;
    this.#set({ status: 'absent' });
  };

  readonly remove = async () => {
    const [{ removeModel }, { closeClassifier }] = await Promise.all([
      loadKeptModel(),
      import('./device-classifier.ts'),
    ]);
    closeClassifier();
    await removeModel();
    changePreference({ isChosen: false, onWifi: false, wasKept: false });
    this.#set({ status: 'absent' });
  };

  #set(state: DeviceState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

export const onDevice = new OnDevice();

/** A program of one function that returns a vector: the runtime needs a browser that takes it. */
const vectors = 'AGFzbQEAAAABBQFgAAF7AwIBAAoKAQgAQQD9D/1iCw==';

/** Cache Storage and the check of what arrives need a page that came by HTTPS. */
const isSupported = () =>
  typeof caches !== 'undefined' &&
  typeof WebAssembly !== 'undefined' &&
  Boolean(crypto.subtle) &&
  WebAssembly.validate(Uint8Array.from(atob(vectors), (letter) => letter.charCodeAt(0)));

function reasonOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  // By its class alone it would have to be in the first script.
  return name === 'DamagedFile' ? 'damaged' : 'network';
}
