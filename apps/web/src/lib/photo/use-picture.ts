import { useEffect, useRef, useState } from 'react';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';

/** The server's id, and a URL that is valid for some minutes. */
export type UploadedPicture = { id: string; address: string };

/** The local blob. Without an id it is not uploaded yet. */
type LocalPicture = { id: string | null; address: string; photo: Blob };

type Props = {
  /** The API path for uploads of this kind. */
  path: string;
  picture: UploadedPicture | null;
  onChange: (picture: UploadedPicture | null) => void;
  /** The form can be queued in the outbox, together with the picture. */
  canQueue?: boolean;
};

/** The upload state of a draft's picture. A new choice aborts the previous upload. */
export function usePicture({ path, picture, onChange, canQueue = false }: Props) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  /** The server's URL expires after some minutes; this one lasts as long as the page. */
  const [local, setLocal] = useState<LocalPicture>();
  const controller = useRef(new AbortController());
  useEffect(() => () => controller.current.abort(), []);
  useEffect(() => () => local && URL.revokeObjectURL(local.address), [local]);

  const cancel = () => {
    controller.current.abort();
    setShare(undefined);
    setFailure(undefined);
  };
  const choose = async (file: File | undefined) => {
    cancel();
    if (!file) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setShare(0);
    let photo: Blob | undefined;
    const showLocal = (id: string | null) =>
      photo && setLocal({ id, photo, address: URL.createObjectURL(photo) });
    try {
      const { uploadFile } = await loadUpload();
      const onSent = (sent: number) => !signal.aborted && setShare(sent);
      const onPrepared = (prepared: Blob) => (photo = prepared);
      const { pictureId, picture: address } = await uploadFile(path, file, { signal, onSent, onPrepared });
      signal.throwIfAborted();
      showLocal(pictureId);
      onChange({ id: pictureId, address });
    } catch (error) {
      if (signal.aborted) return;
      const isUnavailable = error instanceof UploadFailure && error.isServerUnavailable;
      if (canQueue && isUnavailable && photo) {
        onChange(null);
        showLocal(null);
      } else setFailure(error instanceof UploadFailure ? error.message : photoFailureText.other);
    }
    if (!signal.aborted) setShare(undefined);
  };
  const remove = () => {
    cancel();
    setLocal(undefined);
    onChange(null);
  };
  const shown = local && local.id === (picture?.id ?? null) ? local : undefined;
  const address = shown?.address ?? picture?.address ?? null;
  return {
    address,
    photo: shown?.photo,
    isWaiting: shown?.id === null,
    share,
    failure,
    choose,
    cancel,
    remove,
  };
}

export type Picture = ReturnType<typeof usePicture>;

/** Loaded on demand. */
const loadUpload = () =>
  import('./upload-picture.ts').catch(() => {
    throw new UploadFailure(photoFailureText.network);
  });
