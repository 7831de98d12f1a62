import { labelPhoto, nextLearningPhoto } from '@app/contract/learning';
import { setLearningConsent } from '@app/contract/smart-sort';
import { call } from './call.ts';
import type { TestApi } from './harness.ts';
import { type Member, scanning } from './scanning.ts';
import { staff } from './staff.ts';

type Asking = { headers: Record<string, string> };

/** Actions around photos that the model may learn from, through HTTP. */
export function learning(api: () => TestApi) {
  const { feedback, memberWithPhoto } = scanning(api);
  const teach = (member: Member, isOn: boolean) =>
    call(api(), setLearningConsent, { headers: member.headers, body: { teach: isOn } });

  /** The row of a scan's photo. */
  const rowOf = (scanId: string) =>
    api().db.selectFrom('app.learning_photo').selectAll().where('scan_id', '=', scanId).executeTakeFirst();

  const next = async ({ headers }: Asking, after?: string) =>
    call(api(), nextLearningPhoto, {
      headers,
      path: nextLearningPhoto.path + (after === undefined ? '' : `?after=${after}`),
    });

  const label = ({ headers }: Asking, photoId: string, answer: string) =>
    call(api(), labelPhoto, { headers, path: `/review/learning/${photoId}`, body: { answer } });

  /** A member whose corrected photo waits for labels. */
  async function offered() {
    const { member, scanId, key } = await memberWithPhoto();
    await teach(member, true);
    await feedback(member, scanId, { correct: false, material: 'kaca' });
    const row = await rowOf(scanId);
    if (!row) throw new Error('the photo was not added');
    return { member, scanId, key, photoId: row.id };
  }

  const labelers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => staff(api(), 'editor')));

  return { teach, rowOf, next, label, offered, labelers };
}
