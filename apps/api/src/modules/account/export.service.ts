import { exportAccount } from '@app/contract/account-settings';
import type { RouteOutput } from '@app/contract/route';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { inBatches, mapBatches } from '#api/lib/export/batches.ts';
import { jsonText, type Streamed } from '#api/lib/export/json-document.ts';
import { positionAfter, type Positioned } from '#api/lib/time-cursor.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import { exportRepository } from './export.repository.ts';
import type { ProfileService } from './profile.service.ts';
import { toSession } from './settings.service.ts';

type Sections = Omit<RouteOutput<typeof exportAccount>, 'exportedAt'>;
/** One per section of the export, so that a section of the contract without an exporter does not compile. */
type Exporters = {
  [S in keyof Sections]: (viewer: Viewer) => Streamed<Sections[S]> | Promise<Streamed<Sections[S]>>;
};

/** The sections that other features export. */
export type OtherSections = Omit<Exporters, 'profile' | 'consents' | 'sessions' | 'auditLog'>;

/** The sections of this module. */
export function accountExporters(db: Database, profiles: ProfileService) {
  const own = exportRepository(db);
  return {
    profile: (viewer) => profiles.get(viewer.id),
    consents: ({ id }) =>
      mapBatches(
        inBatches((last: { id: string } | undefined, limit) => own.consents(id, limit, last?.id)),
        (row) => ({ ...row, at: row.at.toISOString() }),
      ),
    sessions: (viewer) =>
      mapBatches(
        inBatches((last: Positioned | undefined, limit) =>
          own.sessions(viewer.id, limit, positionAfter(last)),
        ),
        (row) => toSession(row, viewer),
      ),
    auditLog: ({ id }) =>
      mapBatches(
        inBatches((last: { id: string } | undefined, limit) => own.auditLog(id, limit, last?.id)),
        ({ at, action }) => ({ at: at.toISOString(), action }),
      ),
  } satisfies Omit<Exporters, keyof OtherSections>;
}

/** Exports everything that the product stores about a person, section by section, as text of one JSON document. */
export const exportService = (exporters: Exporters) => ({
  async *document(viewer: Viewer): AsyncGenerator<string, void> {
    const { exportedAt: _, ...sections } = exportAccount.response.shape;
    let head = `{\n"exportedAt": ${JSON.stringify(new Date().toISOString())}`;
    for (const [name, schema] of Object.entries(sections) as [keyof Sections, z.ZodType][]) {
      head += `,\n${JSON.stringify(name)}: `;
      // The first text comes with rows, so that a database that is down is said by an error response.
      for await (const text of jsonText(schema, await exporters[name](viewer))) {
        yield head + text;
        head = '';
      }
    }
    yield '\n}\n';
  },
});

export type ExportService = ReturnType<typeof exportService>;
