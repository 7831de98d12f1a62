import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import type { Rule } from './moderation.repository.ts';

type Suspension = { until: Date; rule: Rule; reason: string; decision_id: string; may_appeal: boolean };

/** Queries for suspensions. */
export const suspensionRepository = (db: Database) => ({
  /** Locks the member, so that a second moderator sees the decision of the first. */
  lockMember: (id: string) =>
    db
      .selectFrom('app.profile')
      .select(['id', 'role'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  async current(profileId: string): Promise<Suspension | undefined> {
    const { rows } = await sql<Suspension>`
      select suspension.until, decision.rule, decision.reason, decision.id as decision_id,
        not exists (select from app.appeal where appeal.decision_id = decision.id) as may_appeal
      from app.suspension join app.moderation_decision as decision on decision.id = suspension.decision_id
      where suspension.profile_id = ${profileId} and suspension.until > now()`.execute(db);
    return rows[0];
  },

  set: (profileId: string, decisionId: string, days: number) =>
    sql`
      insert into app.suspension (profile_id, decision_id, until)
      values (${profileId}, ${decisionId}, now() + make_interval(days => ${days}::int))
      on conflict (profile_id) do update set decision_id = excluded.decision_id, until = excluded.until`.execute(
      db,
    ),

  end: (profileId: string) => db.deleteFrom('app.suspension').where('profile_id', '=', profileId).execute(),
});
