import type { Session } from '@app/contract/account-settings';
import type { Database } from '#api/db/database.ts';
import { AppError } from '#api/lib/app-error.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { auditRepository } from './audit.repository.ts';
import { deviceName } from './device-name.ts';
import type { SessionService } from './session.service.ts';
import { settingsRepository } from './settings.repository.ts';

type SessionRow = { id: string; user_agent: string | null; created_at: Date; expires_at: Date };

/** A session as its owner sees it. */
export const toSession = (row: SessionRow, viewer: Viewer): Session => ({
  id: row.id,
  device: deviceName(row.user_agent),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  current: row.id === viewer.sessionId,
});

/** Lists and revokes the sessions of a person. */
export const settingsService = (db: Database, sessions: SessionService) => ({
  async sessions(viewer: Viewer): Promise<Session[]> {
    const rows = await sessions.listOf(viewer.id);
    return rows.map((row) => toSession(row, viewer));
  },

  /** The session of another person is `not_found`, the same as one that does not exist. */
  async revoke(viewer: Viewer, sessionId: string): Promise<void> {
    if (!(await settingsRepository(db).ownsSession(viewer.id, sessionId))) throw new AppError('not_found');
    await sessions.revoke(sessionId);
  },

  async revokeAll(viewer: Viewer): Promise<void> {
    await sessions.revokeAllOf(viewer.id);
    await auditRepository(db).record({
      actorId: viewer.id,
      action: 'sessions.revoked',
      subjectId: viewer.id,
    });
  },
});

export type SettingsService = ReturnType<typeof settingsService>;
