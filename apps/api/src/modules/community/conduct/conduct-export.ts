import type { ExportedConduct } from '@app/contract/community-moderation';
import type { Database } from '#api/db/database.ts';
import { exportLimit } from '#api/lib/export-limit.ts';
import type { Rule } from '../moderation/moderation.repository.ts';

const withIsoDate = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });
const withRule = <Row extends { at: Date }>(row: Row, rule: string) => ({
  ...withIsoDate(row),
  rule: rule as Rule,
});

/** For the account export. It does not reveal which moderator decided. */
export async function conductExport(db: Database, profileId: string): Promise<ExportedConduct> {
  const [muted, followed, reports, decisions, appeals] = await Promise.all([
    db
      .selectFrom('app.mute as mute')
      .innerJoin('app.profile as member', 'member.id', 'mute.muted_id')
      .select(['member.name', 'mute.at'])
      .where('mute.profile_id', '=', profileId)
      .limit(exportLimit)
      .execute(),
    db
      .selectFrom('app.post_follow')
      .select('post_id as postId')
      .where('profile_id', '=', profileId)
      .orderBy('post_seq', 'desc')
      .limit(exportLimit)
      .execute(),
    db
      .selectFrom('app.report')
      .select(['reason', 'note', 'created_at as at'])
      .where('reporter_id', '=', profileId)
      .limit(exportLimit)
      .execute(),
    db
      .selectFrom('app.moderation_decision')
      .select(['action', 'rule', 'reason', 'created_at as at'])
      .where('member_id', '=', profileId)
      .limit(exportLimit)
      .execute(),
    db
      .selectFrom('app.appeal')
      .select(['text', 'state', 'reason', 'created_at as at'])
      .where('author_id', '=', profileId)
      .limit(exportLimit)
      .execute(),
  ]);
  return {
    muted: muted.map(withIsoDate),
    followed,
    reports: reports.map((row) => ({ ...withIsoDate(row), reason: row.reason as Rule })),
    decisions: decisions.map((row) => withRule(row, row.rule)),
    appeals: appeals.map(withIsoDate),
  };
}
