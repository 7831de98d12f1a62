import { knownModels } from '@app/classifier/known-models';
import type { RouteInput } from '@app/contract/route';
import type { recordScan } from '@app/contract/smart-sort';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { writeOnce } from '#api/lib/once/write-once.ts';
import { deviceScanTexts as texts } from './answer-texts.ts';
import { scanRepository } from './scan.repository.ts';

type Input = RouteInput<typeof recordScan>['body'];

const minute = 60_000;
const day = 24 * 60 * minute;

const invalidField = (field: keyof Input, sentence: string) =>
  new AppError('invalid_input', { fields: { [field]: sentence } });

function versionOf({ modelSha256 }: Input): string {
  const version = knownModels.get(modelSha256);
  if (version === undefined) throw invalidField('modelSha256', texts.unknownModel);
  return version;
}

/** Tolerates a clock that is slightly ahead, without storing a time in the future. */
function timeOf({ scannedAt }: Input): Date {
  const at = Date.parse(scannedAt);
  const age = Date.now() - at;
  if (age < -5 * minute) throw invalidField('scannedAt', texts.future);
  if (age > 30 * day) throw invalidField('scannedAt', texts.tooOld);
  return new Date(Math.min(at, Date.now()));
}

/** Records results that were computed on a device. */
export const deviceScanService = (db: Database) => ({
  async record(profileId: string, key: string, input: Input): Promise<string> {
    // Validated only on the first request, so that a retry succeeds even after the time limit.
    const { id } = await writeOnce(db, { profileId, kind: 'scan', key }, (transaction) => {
      const { verdict, suspected = null, material, confidence } = input;
      return scanRepository(transaction).insert({
        profileId,
        verdict,
        suspected,
        material,
        confidence,
        modelVersion: versionOf(input),
        photoKey: null,
        onDeviceAt: timeOf(input),
      });
    });
    return id;
  },
});

export type DeviceScanService = ReturnType<typeof deviceScanService>;
