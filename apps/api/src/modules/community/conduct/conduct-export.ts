import type { ExportedConduct } from '@app/contract/community-moderation';
import type { Database } from '#api/db/database.ts';
import { inBatches, mapBatches } from '#api/lib/export/batches.ts';
import type { Streamed } from '#api/lib/export/json-document.ts';
import type { Rule } from '../moderation/moderation.repository.ts';
import { conductExportRepository } from './conduct-export.repository.ts';

const withIsoDate = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/** For the account export. It does not reveal which moderator decided. */
export function conductExport(db: Database, profileId: string): Streamed<ExportedConduct> {
  const own = conductExportRepository(db, profileId);
  return {
    muted: mapBatches(inBatches(own.muted), withIsoDate),
    followed: inBatches(own.followed),
    likedPosts: inBatches(own.likedPosts),
    likedReplies: inBatches(own.likedReplies),
    reports: mapBatches(inBatches(own.reports), (row) => ({
      ...withIsoDate(row),
      reason: row.reason as Rule,
    })),
    decisions: mapBatches(inBatches(own.decisions), (row) => ({
      ...withIsoDate(row),
      rule: row.rule as Rule,
    })),
    appeals: mapBatches(inBatches(own.appeals), withIsoDate),
  };
}
