import { errorText } from '@app/contract/errors';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { mostMuted, muteRepository } from './mute.repository.ts';

/** Whom a person does not want to read, and which posts they want to hear of. Nobody else learns of either. */
export const muteService = (db: Database) => ({
  async list(profileId: string) {
    const members = await muteRepository(db).mutedBy(profileId);
    return members.map(({ id, name }) => ({ _id: id, name }));
  },

  async set(profileId: string, memberId: string, muted: boolean): Promise<void> {
    if (!muted) return void (await muteRepository(db).unmute(profileId, memberId));
    if (memberId === profileId) {
      throw new AppError('invalid_input', { fields: { memberId: errorText.invalid_input } });
    }
    await db.transaction().execute(async (transaction) => {
      const own = muteRepository(transaction);
      await lockPerson(transaction, profileId);
      if (!(await own.holdMember(memberId))) throw new AppError('not_found');
      if ((await own.count(profileId)) >= mostMuted) throw new AppError('mutes_full');
      await own.mute(profileId, memberId);
    });
  },

  async follow(profileId: string, postId: string, followed: boolean): Promise<void> {
    const own = muteRepository(db);
    if (!followed) return void (await own.unfollow(profileId, postId));
    if ((await own.follow(profileId, postId)).rows.length === 0) throw new AppError('not_found');
  },
});

export type MuteService = ReturnType<typeof muteService>;
