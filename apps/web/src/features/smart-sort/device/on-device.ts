import type { KeptModel } from './files.ts';
import { changePreference, devicePreference } from './preference.ts';

/** Loaded on demand, to keep it out of the initial bundle. */
const loadKeptModel = () => import('./kept-model.ts');
const loadDownload = () => import('./download-model.ts');

export type DeviceState =
  | { status: 'unknown' | 'unsupported' | 'absent' }
  | { status: 'kept'; isOld: boolean }
  | { status: 'downloading'; received: number; total: number }
  /** `full`: no storage left. `damaged`: a downloaded file failed verification. */
  | { status: 'failed'; reason: 'network' | 'damaged' | 'full' };

/** State and download of the on-device classifier. A singleton. */
class OnDevice {
  readonly #listeners = new Set<() => void>();
  #state: DeviceState = { status: 'unknown' };
  #download: AbortController | undefined;

  readonly getState = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Loads no script if the files were never downloaded. */
  readonly check = async () => {
    if (this.#download) return;
    if (!isSupported()) return this.#set({ status: 'unsupported' });
    const kept = await this.findKept();
    if (kept && !kept.isOld) await (await loadKeptModel()).removeOldModels();
    this.#set(kept ? { status: 'kept', isOld: kept.isOld } : { status: 'absent' });
  };

  readonly isKept = async (): Promise<boolean> => Boolean(await this.findKept());

  /** The model that answers on this device, if there is one. */
  readonly findKept = async (): Promise<KeptModel | undefined> => {
    if (!devicePreference.read().wasKept || !isSupported()) return undefined;
    try {
      return await (await loadKeptModel()).findKeptModel();
    } catch {
      return undefined;
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
      // Both now: what is stored can then be checked when the network is lost right after.
      const [{ downloadModel }] = await Promise.all([loadDownload(), loadKeptModel()]);
      await downloadModel({ onProgress, signal });
      changePreference({ wasKept: true });
      this.#set({ status: 'kept', isOld: false });
    } catch (error) {
      if (!signal.aborted) this.#set({ status: 'failed', reason: reasonOf(error) });
    } finally {
      if (this.#download?.signal === signal) this.#download = undefined;
    }
  };

  /** Completely downloaded files stay for the next try. */
  readonly cancel = () => {
    this.#download?.abort();
    this.#download = undefined;
    void this.check();
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

/** A minimal WebAssembly module that uses SIMD, which the runtime needs. */
const simdTestModule = 'AGFzbQEAAAABBQFgAAF7AwIBAAoKAQgAQQD9D/1iCw==';

/** Cache Storage and crypto.subtle need a secure context. */
const isSupported = () =>
  typeof caches !== 'undefined' &&
  typeof WebAssembly !== 'undefined' &&
  Boolean(crypto.subtle) &&
  WebAssembly.validate(Uint8Array.from(atob(simdTestModule), (char) => char.charCodeAt(0)));

function reasonOf(error: unknown) {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  // Compared by name, because `instanceof` would import the class into the initial bundle.
  return name === 'DamagedFile' ? 'damaged' : 'network';
}
