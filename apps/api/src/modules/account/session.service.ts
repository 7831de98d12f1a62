import { hash } from 'node:crypto';
import type { Database } from '#api/db/database.ts';
import type { ViewerChanges } from '#api/db/viewer-changes.ts';
import { hashOfToken, isToken, newToken } from '#api/lib/secret-token.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { sessionRepository } from './session.repository.ts';
import { type Snapshot, viewerCache } from './viewer-cache.ts';

const hour = 3_600_000;
const lifetime = { short: 12 * hour, remembered: 30 * 24 * hour };
const listLimit = 50;

export type NewSignIn = { profileId: string; remember: boolean; userAgent: string };

/** Identifies the owner of a token. PostgreSQL decides; each instance caches the result until it is notified. */
export function sessionService(db: Database, changes: ViewerChanges) {
  const sessions = sessionRepository(db);
  const cache = viewerCache(changes);
  const pending = new Map<string, { snapshot: Snapshot; viewer: Promise<Viewer | undefined> }>();

  async function load(tokenHash: string, snapshot: Snapshot): Promise<Viewer | undefined> {
    const found = await sessions.findLive(Buffer.from(tokenHash, 'base64url'));
    if (found) cache.set(tokenHash, found.viewer, found.expiresInMs, snapshot);
    return found?.viewer;
  }

  /** Concurrent requests with the same token share one query, unless it began too long ago to know of a revocation. */
  function loadOnce(tokenHash: string): Promise<Viewer | undefined> {
    const running = pending.get(tokenHash);
    if (running && cache.isRecent(running.snapshot)) return running.viewer;
    const snapshot = cache.snapshot();
    const viewer = load(tokenHash, snapshot).finally(() => {
      if (pending.get(tokenHash) === started) pending.delete(tokenHash);
    });
    const started = { snapshot, viewer };
    pending.set(tokenHash, started);
    return viewer;
  }

  /** Invalidates this instance immediately; PostgreSQL notifies the other instances. */
  function invalidate(profileId: string): void {
    cache.invalidate(profileId);
    pending.clear();
  }

  return {
    /** Synchronous when the viewer is cached. */
    identify(token: string): Viewer | undefined | Promise<Viewer | undefined> {
      if (!isToken(token)) return undefined;
      const tokenHash = hash('sha256', token, 'base64url');
      return cache.get(tokenHash) ?? loadOnce(tokenHash);
    },

    invalidate,

    /** Always creates a new token, which prevents session fixation. */
    async open(transaction: Database, { profileId, remember, userAgent }: NewSignIn): Promise<string> {
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
      if (revoked) invalidate(revoked.profile_id);
    },

    async revokeAllOf(profileId: string): Promise<void> {
      await sessions.revokeAllOf(profileId);
      invalidate(profileId);
    },
  };
}

export type SessionService = ReturnType<typeof sessionService>;
