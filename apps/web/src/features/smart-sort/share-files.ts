import { nativeShare } from '#web/lib/native-share.ts';

/** Opens the phone's share sheet with pictures and a text; false where the browser cannot share. */
export async function shareFiles(addresses: readonly string[], text: string): Promise<boolean> {
  const files = await Promise.all(addresses.map(fileOf)).catch(() => []);
  const withFiles = { files, text };
  return nativeShare(files.length > 0 && navigator.canShare?.(withFiles) ? withFiles : { text });
}

async function fileOf(address: string, index: number): Promise<File> {
  const blob = await (await fetch(address)).blob();
  const extension = blob.type === 'image/png' ? 'png' : 'jpg';
  return new File([blob], `pilahbumi-${index + 1}.${extension}`, { type: blob.type });
}
