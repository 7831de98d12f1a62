import { photos } from '@app/e2e/support/photos.ts';
import { classifyPhoto } from '@app/contract/smart-sort';

/** A photo through the gateway, of a visitor or of a member; the answer has to be one that the contract allows. */
export async function classifyOnePhoto(
  origin: string,
  headers: Record<string, string> = {},
): Promise<{ material: string; ms: number }> {
  const { name, mimeType, buffer } = await photos.jpeg();
  const form = new FormData();
  form.append('image', new File([new Uint8Array(buffer)], name, { type: mimeType }));
  const began = performance.now();
  const answer = await fetch(`${origin}/api${classifyPhoto.path}`, {
    method: classifyPhoto.method,
    headers,
    body: form,
    signal: AbortSignal.timeout(30_000),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the photo was answered with ${answer.status}: ${text.slice(0, 500)}`);
  const { data } = classifyPhoto.response.parse(JSON.parse(text));
  return { material: data.classification.material, ms: Math.round(performance.now() - began) };
}
