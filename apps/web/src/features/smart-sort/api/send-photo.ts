import { type Classification, classifyPhoto } from '@app/contract/smart-sort';
import type { RouteOutput } from '@app/contract/route';
import type { ScanRef } from '#web/lib/outbox/action.ts';
import { sendPhoto, type Watch } from '#web/lib/photo/send-photo.ts';
import { UploadFailure } from '#web/lib/photo/upload-failure.ts';
import { photoFailureText } from '#web/messages/photo.ts';
import { storedProvince } from '../stored-province.ts';

/** With a province, the answer names the place to bring it to. */
export async function sendForClassification(
  photo: Blob,
  watch: Watch,
): Promise<{ classification: Classification; scan: ScanRef | null }> {
  const province = storedProvince.read();
  const query = province ? `?${new URLSearchParams({ province })}` : '';
  const answer = await sendPhoto(`${classifyPhoto.path}${query}`, photo, watch);
  const { data } = answer as Partial<RouteOutput<typeof classifyPhoto>>;
  // Something in between may answer in the API's place.
  if (!data) throw new UploadFailure(photoFailureText.other);
  const { classification, scanId } = data;
  return { classification, scan: scanId === null ? null : { id: scanId } };
}
