import type { exportAccount } from '@app/contract/account-settings';
import type { RouteOutput } from '@app/contract/route';
import type { Database } from '#api/db/database.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { exportRepository } from './export.repository.ts';
import type { ProfileService } from './profile.service.ts';
import { toSession } from './settings.service.ts';

type Sections = Omit<RouteOutput<typeof exportAccount>, 'exportedAt'>;
/** One per section of the export, so that a section of the contract without an exporter does not compile. */
type Exporters = { [S in keyof Sections]: (viewer: Viewer) => Promise<Sections[S]> };

/** The sections that other features export. */
export type OtherSections = Omit<Exporters, 'profile' | 'consents' | 'sessions' | 'auditLog'>;

/** The sections of this module. */
export function accountExporters(db: Database, profiles: ProfileService) {
  const repository = exportRepository(db);
  return {
    profile: (viewer) => profiles.get(viewer.id),
    consents: (viewer) => profiles.consents(viewer.id),
    sessions: async (viewer) => (await repository.sessions(viewer.id)).map((row) => toSession(row, viewer)),
    auditLog: async (viewer) =>
      (await repository.auditLog(viewer.id)).map(({ at, action }) => ({ at: at.toISOString(), action })),
  } satisfies Omit<Exporters, keyof OtherSections>;
}

/** Exports everything that the product stores about a person. */
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
