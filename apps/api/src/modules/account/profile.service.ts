import type { Profile, ProfileChange } from '@app/contract/account-settings';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { profileRepository } from './profile.repository.ts';
import type { SessionService } from './session.service.ts';

/** Reads and updates profiles. */
export function profileService(db: Database, sessions: SessionService) {
  async function get(id: string, from = db): Promise<Profile> {
    const row = await profileRepository(from).find(id);
    // The account was deleted while its session was still cached.
    if (!row) throw new AppError('not_signed_in');
    return { ...row, newsletter: row.newsletter ?? false, createdAt: row.createdAt.toISOString() };
  }

  return {
    get: (id: string) => get(id),

    async update(id: string, { newsletter, ...change }: z.output<typeof ProfileChange>): Promise<Profile> {
      const before = await db.transaction().execute(async (transaction) => {
        const profiles = profileRepository(transaction);
        const found = await get(id, transaction);
        await profiles.update(id, change);
        if (found.newsletter !== newsletter) await profiles.addConsent(id, 'newsletter', newsletter);
        return found;
      });
      sessions.invalidate(id);
      return { ...before, ...change, newsletter };
    },
  };
}

export type ProfileService = ReturnType<typeof profileService>;
