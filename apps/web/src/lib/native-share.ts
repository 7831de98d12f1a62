/** Closing the sheet counts as handled; false if the browser has no share sheet or forbids it. */
export async function nativeShare(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
