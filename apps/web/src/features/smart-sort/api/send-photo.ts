import { type Classification, classifyPhoto } from '@app/contract/smart-sort';
import type { RouteOutput } from '@app/contract/route';
import type { ScanRef } from '#web/lib/outbox/action.ts';
import { sendPhoto, type SendOptions } from '#web/lib/photo/send-photo.ts';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import { storedProvince } from '#web/lib/stored-province.ts';

/** If a province is stored, the answer includes the nearest place to bring the item to. */
export async function sendForClassification(
  photo: Blob,
  watch: SendOptions,
): Promise<{ classification: Classification; scan: ScanRef | null }> {
  const province = storedProvince.read();
  const query = province ? `?${new URLSearchParams({ province })}` : '';
  const answer = await sendPhoto(`${classifyPhoto.path}${query}`, photo, watch);
  const { data } = answer as Partial<RouteOutput<typeof classifyPhoto>>;
  // A proxy or captive portal may respond instead of the API.
  if (!data) throw new UploadFailure(photoFailureText.other);
  const { classification, scanId } = data;
  return { classification, scan: scanId === null ? null : { id: scanId } };
}
