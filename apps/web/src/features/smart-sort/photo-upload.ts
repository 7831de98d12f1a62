import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import { classify, type Classified, nothingChosen, prepare } from './classify-photo.ts';

export type ChosenPhoto = { file: File; prepared?: PreparedPhoto };
/** The photo to send, and its object URL. */
export type PreparedPhoto = { blob: Blob; address: string };

export type UploadState = {
  photo?: ChosenPhoto;
  /** While classifying: bytes sent so far, or `isOnDevice`; empty while the photo is being resized. */
  working?: { sent?: number; isOnDevice?: true };
  failure?: UploadFailure;
  wasCancelled?: true;
};

export type Answer = { classified: Classified; photo: PreparedPhoto };

/** State of an upload, from choosing a photo to the answer. After a failure a valid photo stays chosen. */
export class PhotoUpload {
  readonly #listeners = new Set<() => void>();
  #state: UploadState = {};
  #choice = new AbortController();
  #sending = new AbortController();
  #preparing: Promise<PreparedPhoto> | undefined;

  readonly getState = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** `undefined`: a drop or paste without a file. */
  readonly choose = async (file: File | undefined) => {
    if (!file) {
      const failure = await nothingChosen().catch((error: unknown) => toUploadFailure(error));
      this.#set({ ...this.#state, failure });
      return;
    }
    this.remove();
    this.#set({ photo: { file } });
    const { signal } = this.#choice;
    await this.#prepare(file).catch((error: unknown) => {
      if (signal.aborted || this.#state.working) return;
      // Offline: the photo waits, and is prepared when it is sent.
      if (error instanceof UploadFailure && error.isServerUnavailable) this.#preparing = undefined;
      else this.#fail(error);
    });
  };

  /** Discards the photo and aborts its preparation and upload. */
  readonly remove = () => {
    this.#choice.abort();
    this.#sending.abort();
    this.#choice = new AbortController();
    this.#preparing = undefined;
    if (this.#state.photo?.prepared) URL.revokeObjectURL(this.#state.photo.prepared.address);
    this.#set({});
  };

  /** Undefined if it failed or was cancelled; the state then has the reason. */
  readonly submit = async (): Promise<Answer | undefined> => {
    const { photo, working } = this.#state;
    if (!photo || working) return undefined;
    this.#sending = new AbortController();
    const { signal } = this.#sending;
    this.#set({ photo, working: {} });
    try {
      const prepared = await this.#prepare(photo.file);
      signal.throwIfAborted();
      const onSent = (sent: number) => !signal.aborted && this.#set({ ...this.#state, working: { sent } });
      const onDeviceStart = () =>
        !signal.aborted && this.#set({ ...this.#state, working: { isOnDevice: true } });
      const classified = await classify(prepared.blob, { onSent, onDeviceStart, signal });
      signal.throwIfAborted();
      this.#preparing = undefined;
      this.#set({});
      return { classified, photo: prepared };
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return undefined;
    }
  };

  readonly cancel = () => {
    this.#sending.abort();
    const { photo } = this.#state;
    if (photo) this.#set({ photo, wasCancelled: true });
  };

  #prepare(file: File): Promise<PreparedPhoto> {
    const { signal } = this.#choice;
    this.#preparing ??= prepare(file, signal).then((blob) => {
      signal.throwIfAborted();
      const prepared = { blob, address: URL.createObjectURL(blob) };
      this.#set({ ...this.#state, photo: { file, prepared } });
      return prepared;
    });
    return this.#preparing;
  }

  #fail(error: unknown) {
    const failure = toUploadFailure(error);
    const { photo } = this.#state;
    if (!photo?.prepared) this.#preparing = undefined;
    this.#set({ ...(photo && !failure.discardsPhoto && { photo }), failure });
  }

  #set(state: UploadState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const toUploadFailure = (error: unknown): UploadFailure =>
  error instanceof UploadFailure ? error : new UploadFailure(photoFailureText.other);
