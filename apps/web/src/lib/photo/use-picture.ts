import { useEffect, useRef, useState } from 'react';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';

/** Under which number the server keeps it, and an address that shows it for some minutes. */
export type UploadedPicture = { id: string; address: string };

/** As this page has it. Without an id it is not uploaded yet. */
type LocalPicture = { id: string | null; address: string; photo: Blob };

type Props = {
  /** Of the API: where pictures of this kind are sent. */
  path: string;
  picture: UploadedPicture | null;
  onChange: (picture: UploadedPicture | null) => void;
  /** What it belongs to can wait for the network, and the picture with it. */
  mayWait?: boolean;
};

/** The picture of a draft: chosen, on its way, there. A newer choice ends the older. */
export function usePicture({ path, picture, onChange, mayWait = false }: Props) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  /** The address the server gave works for some minutes; this one as long as the page. */
  const [local, setLocal] = useState<LocalPicture>();
  const underway = useRef(new AbortController());
  useEffect(() => () => underway.current.abort(), []);
  useEffect(() => () => local && URL.revokeObjectURL(local.address), [local]);

  const cancel = () => {
    underway.current.abort();
    setShare(undefined);
    setFailure(undefined);
  };
  const choose = async (file: File | undefined) => {
    cancel();
    if (!file) return;
    underway.current = new AbortController();
    const { signal } = underway.current;
    setShare(0);
    let photo: Blob | undefined;
    const keepLocal = (id: string | null) =>
      photo && setLocal({ id, photo, address: URL.createObjectURL(photo) });
    try {
      const { uploadFile } = await loadUpload();
      const onSent = (sent: number) => !signal.aborted && setShare(sent);
      const onPrepared = (prepared: Blob) => (photo = prepared);
      const { pictureId, picture: address } = await uploadFile(path, file, { signal, onSent, onPrepared });
      signal.throwIfAborted();
      keepLocal(pictureId);
      onChange({ id: pictureId, address });
    } catch (error) {
      if (signal.aborted) return;
      const isAway = error instanceof UploadFailure && error.isServerAway;
      if (mayWait && isAway && photo) {
        onChange(null);
        keepLocal(null);
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

/** Fetched when somebody reaches for a picture. */
const loadUpload = () =>
  import('./upload-picture.ts').catch(() => {
    throw new UploadFailure(photoFailureText.network);
  });
