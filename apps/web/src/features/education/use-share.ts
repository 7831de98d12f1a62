import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { nativeShare } from '#web/lib/native-share.ts';
import { shareText as text } from '#web/messages/education.ts';

/** Title, text and path without the query parameters of the current page. */
export type Shared = { title: string; excerpt: string; path: string };

/** Tries the native share sheet, then the clipboard, then shows the URL to copy manually. */
export function useShare({ title, excerpt, path }: Shared) {
  const [manualUrl, setManualUrl] = useState<string>();

  const share = async () => {
    const url = new URL(path, location.origin).href;
    if (await nativeShare({ title, text: excerpt, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      toast.success(text.copied);
    } catch {
      setManualUrl(url);
    }
  };
  return { share, manualUrl, closeManual: () => setManualUrl(undefined) };
}
