import type { ScanRef } from '#web/lib/outbox/action.ts';
import type { Answered } from '../answered.ts';

/**
 * Queues an answer computed on the device for the member's history, without the photo. A storage failure is ignored,
 * so that the answer is still shown.
 */
export async function recordDeviceScan(
  memberId: string | undefined,
  { classification, scan, computedOn }: Answered,
): Promise<ScanRef | null> {
  if (computedOn === 'server' || !memberId) return scan;
  const { verdict, suspected, material, confidence, processedAt, model } = classification;
  try {
    const { enqueue } = await import('#web/lib/outbox/outbox.ts');
    return await enqueue(memberId, {
      kind: 'scan',
      scan: { verdict, suspected, material, confidence, modelSha256: model.sha256, scannedAt: processedAt },
    });
  } catch {
    return null;
  }
}
