import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { shareText as text } from '#web/messages/education.ts';

/** What is shared: a title, a sentence, and the address without whatever the reader's own carried along. */
export type Shared = { title: string; excerpt: string; path: string };

/** The device's own sheet, else the clipboard, else the address to copy by hand. */
export function useShare({ title, excerpt, path }: Shared) {
  const [byHand, setByHand] = useState<string>();

  const share = async () => {
    const url = new URL(path, location.origin).href;
    if (await wasShared({ title, text: excerpt, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      toast.success(text.copied);
    } catch {
      setByHand(url);
    }
  };
  return { share, byHand, closeByHand: () => setByHand(undefined) };
}

/** Closing the sheet is a choice and no failure. A browser that has no sheet, or forbids it, shared nothing. */
async function wasShared(piece: ShareData): Promise<boolean> {
  try {
    await navigator.share(piece);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
