import { useEffect, useRef, useState } from 'react';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';

/** Under which number the server keeps it, and an address that shows it for some minutes. */
export type UploadedPicture = { id: string; address: string };

type Props = {
  /** Of the API: where pictures of this kind are sent. */
  path: string;
  picture: UploadedPicture | null;
  onChange: (picture: UploadedPicture | null) => void;
};

/** The picture of a draft: chosen, on its way, there. A newer choice ends the older. */
export function usePicture({ path, picture, onChange }: Props) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  /** The address the server gave works for some minutes; this one as long as the page. */
  const [local, setLocal] = useState<UploadedPicture>();
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
    try {
      const { uploadFile } = await loadUpload();
      const onSent = (sent: number) => !signal.aborted && setShare(sent);
      const { pictureId, picture: address, photo } = await uploadFile(path, file, { signal, onSent });
      signal.throwIfAborted();
      setLocal({ id: pictureId, address: URL.createObjectURL(photo) });
      onChange({ id: pictureId, address });
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error instanceof UploadFailure ? error.message : photoFailureText.other);
    }
    if (!signal.aborted) setShare(undefined);
  };
  const remove = () => {
    cancel();
    onChange(null);
  };
  const address = picture && (local?.id === picture.id ? local.address : picture.address);
  return { address, share, failure, choose, cancel, remove };
}

export type Picture = ReturnType<typeof usePicture>;

/** Fetched when somebody reaches for a picture. */
const loadUpload = () =>
  import('./upload-picture.ts').catch(() => {
    throw new UploadFailure(photoFailureText.network);
  });
