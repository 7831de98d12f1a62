import { shippedModel } from '@app/classifier/settings';
import type { RouteInput } from '@app/contract/route';
import type { recordScan } from '@app/contract/smart-sort';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { writeOnce } from '#api/lib/once/write-once.ts';
import { deviceScanTexts as texts } from './answer-texts.ts';
import { scanRepository } from './scan.repository.ts';

type Given = RouteInput<typeof recordScan>['body'];

const minute = 60_000;
const day = 24 * 60 * minute;

/** A phone may hold an answer for a month: the line of a model stays for as long after the next one has come. */
const knownModels = new Map([[shippedModel.sha256, shippedModel.version]]);

const refuse = (field: keyof Given, sentence: string) =>
  new AppError('invalid_input', { fields: { [field]: sentence } });

function versionOf({ modelSha256 }: Given): string {
  const version = knownModels.get(modelSha256);
  if (version === undefined) throw refuse('modelSha256', texts.unknownModel);
  return version;
}

/** A clock that is a little ahead does not put a scan into the future. */
function timeOf({ scannedAt }: Given): Date {
  const at = Date.parse(scannedAt);
  const age = Date.now() - at;
  if (age < -5 * minute) throw refuse('scannedAt', texts.future);
  if (age > 30 * day) throw refuse('scannedAt', texts.tooOld);
  return new Date(Math.min(at, Date.now()));
}

/** What people's own devices answered, for their history. */
export const deviceScanService = (db: Database) => ({
  async record(profileId: string, key: string, given: Given): Promise<string> {
    // Whatever is checked is checked once: what was taken is answered the same, also when its time is over.
    const { id } = await writeOnce(db, { profileId, kind: 'scan', key }, (transaction) => {
      const { verdict, material, confidence } = given;
      return scanRepository(transaction).insert({
        profileId,
        verdict,
        material,
        confidence,
        modelVersion: versionOf(given),
        photoKey: null,
        onDeviceAt: timeOf(given),
      });
    });
    return id;
  },
});

export type DeviceScanService = ReturnType<typeof deviceScanService>;
