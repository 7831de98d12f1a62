import { answerCacheName } from '#web/lib/offline/caches.ts';
import type { Answered } from './answered.ts';
import type { Choices } from './choices.ts';

/** The last answer of this device, so that back, a reload and a visit to the list do not lose it. */
export type LastAnswer = {
  id: string;
  memberId?: string | undefined;
  answered: Answered;
  choices: Choices;
};

const answerKey = '/jawaban-terakhir';
const photoKey = '/jawaban-terakhir/foto';

const open = async () => ('caches' in globalThis ? caches.open(answerCacheName) : undefined);

/** Storage may be full or forbidden: the answer is shown all the same. */
export async function writeLastAnswer(answer: LastAnswer, photo?: Blob): Promise<void> {
  try {
    const cache = await open();
    if (photo) await cache?.put(photoKey, new Response(photo));
    await cache?.put(answerKey, new Response(JSON.stringify(answer)));
  } catch {
    // Without storage the answer is lost on reload.
  }
}

export async function readLastAnswer(): Promise<{ answer: LastAnswer; photo: Blob } | undefined> {
  try {
    const cache = await open();
    const [answer, photo] = await Promise.all([cache?.match(answerKey), cache?.match(photoKey)]);
    if (!answer || !photo) return undefined;
    return { answer: (await answer.json()) as LastAnswer, photo: await photo.blob() };
  } catch {
    return undefined;
  }
}

export async function deleteLastAnswer(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(answerCacheName);
}
