import { errorText } from '@app/contract/errors';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import { lockPerson } from '#api/lib/lock-person.ts';
import { maxMuted, muteRepository } from './mute.repository.ts';

/** Muted members and followed posts. Both are private to the person. */
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
      const mutes = muteRepository(transaction);
      await lockPerson(transaction, profileId);
      if (!(await mutes.lockMember(memberId))) throw new AppError('not_found');
      if ((await mutes.count(profileId)) >= maxMuted) throw new AppError('mutes_full');
      await mutes.mute(profileId, memberId);
    });
  },

  async follow(profileId: string, postId: string, followed: boolean): Promise<void> {
    const mutes = muteRepository(db);
    if (!followed) return void (await mutes.unfollow(profileId, postId));
    if ((await mutes.follow(profileId, postId)).rows.length === 0) throw new AppError('not_found');
  },
});

export type MuteService = ReturnType<typeof muteService>;
