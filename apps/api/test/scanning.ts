import {
  classifyPhoto,
  deleteScan,
  giveFeedback,
  listScans,
  setPhotoConsent,
} from '@app/contract/smart-sort';
import { expect } from 'vitest';
import { call } from './call.ts';
import type { TestApi } from './harness.ts';
import { phonePhoto } from './photos.ts';
import { storedNames } from './stored-objects.ts';
import { upload } from './upload.ts';

export type Member = Awaited<ReturnType<TestApi['signIn']>>;

export const scanPath = (path: string, scanId: string) => path.replace(':scanId', scanId);

/** Actions of members with photos and scans, through HTTP. `api` is a function because it starts with the tests. */
export function scanning(api: () => TestApi) {
  const consent = (member: Member, keep: boolean) =>
    call(api(), setPhotoConsent, { headers: member.headers, body: { keep } });

  async function scan(member: Member): Promise<string> {
    const response = await upload(api(), await phonePhoto(), { headers: member.headers });
    if (response.statusCode !== 200) throw new Error(`${classifyPhoto.path}: ${response.body}`);
    return response.json().data.scanId;
  }

  /** The object key of a scan's photo. */
  async function photoKey(scanId: string): Promise<string | null> {
    const { photo_key } = await api()
      .db.selectFrom('app.scan')
      .select('photo_key')
      .where('id', '=', scanId)
      .executeTakeFirstOrThrow();
    return photo_key;
  }

  return {
    consent,
    scan,
    photoKey,
    list: async (member: Member, cursor?: string) => {
      const path = cursor ? `${listScans.path}?cursor=${cursor}` : listScans.path;
      return (await call(api(), listScans, { headers: member.headers, path })).json();
    },
    feedback: (member: Member, scanId: string, body: object) =>
      call(api(), giveFeedback, { headers: member.headers, path: scanPath(giveFeedback.path, scanId), body }),
    remove: (member: Member, scanId: string) =>
      call(api(), deleteScan, { headers: member.headers, path: scanPath(deleteScan.path, scanId) }),
    memberWithPhoto: async () => {
      const member = await api().signIn();
      await consent(member, true);
      const scanId = await scan(member);
      const key = (await photoKey(scanId)) ?? '';
      expect(await storedNames(key)).toEqual([`${key}.jpg`, `${key}.small.jpg`]);
      return { member, scanId, key };
    },
  };
}

/** One process is enough for a test, and it may scan as often as it needs. */
export const relaxedEnv = {
  CLASSIFIER_PROCESSES: '1',
  LIMIT_SCANS_VISITOR: '1000',
  LIMIT_SCANS_MEMBER: '1000',
};
