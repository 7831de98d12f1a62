import type { ScanRef } from '#web/lib/outbox/action.ts';
import type { Answered } from '../answered.ts';

/**
 * An answer of the phone's own enters the member's history by the outbox, without its photo. The answer does not depend
 * on it: without room to keep it, it is shown all the same.
 */
export async function recordHere(
  memberId: string | undefined,
  { classification, scan, computedOn }: Answered,
): Promise<ScanRef | null> {
  if (computedOn === 'server' || !memberId) return scan;
  const { verdict, material, confidence, processedAt, model } = classification;
  try {
    const { enqueue } = await import('#web/lib/outbox/outbox.ts');
    return await enqueue(memberId, {
      kind: 'scan',
      scan: { verdict, material, confidence, modelSha256: model.sha256, scannedAt: processedAt },
    });
  } catch {
    return null;
  }
}
