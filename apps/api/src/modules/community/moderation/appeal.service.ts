import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { appealRepository } from './appeal.repository.ts';

/** Appeals of members against decisions about them. */
export const appealService = (db: Database) => ({
  async appeal(profileId: string, decisionId: string, text: string): Promise<void> {
    const appeals = appealRepository(db);
    const decision = await appeals.decisionAbout(profileId, decisionId);
    if (decision?.is_appealed) throw new AppError('already_appealed');
    if (!decision?.is_appealable) throw new AppError('not_found');
    if (!(await appeals.insert(profileId, decisionId, text))) throw new AppError('already_appealed');
  },
});

export type AppealService = ReturnType<typeof appealService>;
