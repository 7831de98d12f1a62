import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import { classify, type Classified, nothingChosen, prepare } from './photo-work.ts';

export type ChosenPhoto = { file: File; prepared?: PreparedPhoto };
/** What will be sent, and the address under which the browser shows it. */
export type PreparedPhoto = { blob: Blob; address: string };

export type UploadState = {
  photo?: ChosenPhoto;
  /** While classifying: the bytes sent so far, or that nothing is sent; neither while the photo is still being shrunk. */
  working?: { sent?: number; isHere?: true };
  failure?: UploadFailure;
  wasCancelled?: true;
};

export type Answer = { classified: Classified; photo: PreparedPhoto };

/** From none chosen to an answer. Whatever goes wrong on the way, a photo that can be sent stays chosen. */
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

  /** A drop or a paste may bring no photo at all. */
  readonly choose = async (file: File | undefined) => {
    if (!file) {
      const failure = await nothingChosen().catch((error: unknown) => failureIn(error));
      this.#set({ ...this.#state, failure });
      return;
    }
    this.remove();
    this.#set({ photo: { file } });
    const { signal } = this.#choice;
    await this.#prepare(file).catch((error: unknown) => {
      if (!signal.aborted && !this.#state.working) this.#fail(error);
    });
  };

  /** Forgets the photo and whatever was under way with it. */
  readonly remove = () => {
    this.#choice.abort();
    this.#sending.abort();
    this.#choice = new AbortController();
    this.#preparing = undefined;
    if (this.#state.photo?.prepared) URL.revokeObjectURL(this.#state.photo.prepared.address);
    this.#set({});
  };

  /** Nothing, when it failed or was given up; the state then says why. */
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
      const onHere = () => !signal.aborted && this.#set({ ...this.#state, working: { isHere: true } });
      const classified = await classify(prepared.blob, { onSent, onHere, signal });
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
    const failure = failureIn(error);
    const { photo } = this.#state;
    if (!photo?.prepared) this.#preparing = undefined;
    this.#set({ ...(photo && !failure.losesPhoto && { photo }), failure });
  }

  #set(state: UploadState) {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const failureIn = (error: unknown): UploadFailure =>
  error instanceof UploadFailure ? error : new UploadFailure(photoFailureText.other);
