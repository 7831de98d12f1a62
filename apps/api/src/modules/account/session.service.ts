import { hash } from 'node:crypto';
import type { Database } from '#api/db/database.ts';
import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import { hashOfToken, isToken, newToken } from '#api/lib/secret-token.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { sessionRepository } from './session.repository.ts';
import { viewerMemory } from './viewer-memory.ts';

const hour = 3_600_000;
const lifetime = { short: 12 * hour, remembered: 30 * 24 * hour };
const listLimit = 50;

export type SignInOf = { profileId: string; remember: boolean; userAgent: string };

/** Who carries a token. PostgreSQL decides; each copy remembers, and is told when to forget. */
export function sessionService(db: Database, changes: ViewerChanges) {
  const sessions = sessionRepository(db);
  const memory = viewerMemory(changes);
  const asking = new Map<string, Promise<Viewer | undefined>>();

  async function ask(tokenHash: string): Promise<Viewer | undefined> {
    const mark = memory.mark();
    const found = await sessions.findLive(Buffer.from(tokenHash, 'base64url'));
    if (found) memory.remember(tokenHash, found.viewer, found.livesFor, mark);
    return found?.viewer;
  }

  /** The requests that one page makes at once share one question. */
  function askOnce(tokenHash: string): Promise<Viewer | undefined> {
    const asked = asking.get(tokenHash) ?? ask(tokenHash).finally(() => asking.delete(tokenHash));
    asking.set(tokenHash, asked);
    return asked;
  }

  /** Here at once; the other copies hear it from PostgreSQL. */
  function forget(profileId: string): void {
    memory.forget(profileId);
    asking.clear();
  }

  return {
    /** At once when this copy remembers. */
    identify(token: string): Viewer | undefined | Promise<Viewer | undefined> {
      if (!isToken(token)) return undefined;
      const tokenHash = hash('sha256', token, 'base64url');
      return memory.recall(tokenHash) ?? askOnce(tokenHash);
    },

    forget,

    /** A new token for every sign-in: one that somebody planted before is never the one that is let in. */
    async open(transaction: Database, { profileId, remember, userAgent }: SignInOf): Promise<string> {
      const token = newToken();
      await sessionRepository(transaction).insert({
        tokenHash: hashOfToken(token),
        profileId,
        expiresAt: new Date(Date.now() + (remember ? lifetime.remembered : lifetime.short)),
        userAgent,
      });
      return token;
    },

    listOf: (profileId: string) => sessions.listLive(profileId, listLimit),

    async revoke(sessionId: string): Promise<void> {
      const revoked = await sessions.revoke(sessionId);
      if (revoked) forget(revoked.profile_id);
    },

    async revokeAllOf(profileId: string): Promise<void> {
      await sessions.revokeAllOf(profileId);
      forget(profileId);
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
