import type { exportAccount } from '@app/contract/account-settings';
import type { RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { exportRepository } from './export.repository.ts';
import type { ProfileService } from './profile.service.ts';
import { sessionWords } from './settings.service.ts';

type Sections = Omit<RouteOutput<typeof exportAccount>, 'exportedAt'>;
/** One per section of the export: a section that the contract promises and nobody fills does not compile. */
type Exporters = { [S in keyof Sections]: (viewer: Viewer) => Promise<Sections[S]> };

/** What the other features keep about a person. */
export type OtherSections = Omit<Exporters, 'profile' | 'consents' | 'sessions' | 'auditLog'>;

/** What this module keeps; the sections of other features come from theirs. */
export function accountExporters(db: Database, profiles: ProfileService) {
  const kept = exportRepository(db);
  return {
    profile: (viewer) => profiles.get(viewer.id),
    consents: (viewer) => profiles.consents(viewer.id),
    sessions: async (viewer) => (await kept.sessions(viewer.id)).map((row) => sessionWords(row, viewer)),
    auditLog: async (viewer) =>
      (await kept.auditLog(viewer.id)).map(({ at, action }) => ({ at: at.toISOString(), action })),
  } satisfies Omit<Exporters, keyof OtherSections>;
}

/** Everything that the product keeps about a person, for that person. */
export const exportService = (exporters: Exporters) => ({
  async collect(viewer: Viewer): Promise<RouteOutput<typeof exportAccount>> {
    const sections = Object.entries(exporters).map(
      async ([section, collect]) => [section, await collect(viewer)] as const,
    );
    const collected = Object.fromEntries(await Promise.all(sections)) as Sections;
    return { exportedAt: new Date().toISOString(), ...collected };
  },
});

export type ExportService = ReturnType<typeof exportService>;
