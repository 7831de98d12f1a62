import { useEffect, useRef, useState } from 'react';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import type { Draft } from './draft.ts';

type Props = Pick<Draft, 'picture'> & { onChange: (picture: Draft['picture']) => void };

/** The picture of a draft: chosen, on its way, there. A newer choice ends the older. */
export function usePicture({ picture, onChange }: Props) {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  /** The address the server gave works for some minutes; this one as long as the page. */
  const [local, setLocal] = useState<{ id: string; address: string }>();
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
      const { pictureId, picture: address, photo } = await uploadFile(file, { signal, onSent });
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
  import('./api/upload-picture.ts').catch(() => {
    throw new UploadFailure(photoFailureText.network);
  });
