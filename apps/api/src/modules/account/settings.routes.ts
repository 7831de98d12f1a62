import {
  deleteAccount,
  exportAccount,
  getProfile,
  listSessions,
  revokeAllSessions,
  revokeSession,
  updateProfile,
} from '@app/contract/account-settings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { OneExportAtATime } from '#api/lib/export/one-at-a-time.ts';
import { downloadRoute } from '#api/plugins/downloads.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { DeletionService } from './deletion.service.ts';
import type { ExportService } from './export.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { ProofService } from './proof.service.ts';
import type { SettingsService } from './settings.service.ts';

type Services = {
  profiles: ProfileService;
  settings: SettingsService;
  exports: ExportService;
  oneExport: OneExportAtATime;
  proofs: ProofService;
  deletions: DeletionService;
};

/** Routes for a person's own account. */
export const settingsRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { profiles, settings, exports, oneExport, proofs, deletions },
) => {
  const success = { success: true as const };

  app.route({
    ...endpoint(getProfile),
    preParsing: app.requireViewer,
    handler: async (request) => ({ profile: await profiles.get(request.viewer().id) }),
  });

  app.route({
    ...endpoint(updateProfile),
    preParsing: app.requireViewer,
    handler: async (request) => ({ profile: await profiles.update(request.viewer().id, request.body) }),
  });

  app.route({
    ...endpoint(listSessions),
    preParsing: app.requireViewer,
    handler: async (request) => ({ sessions: await settings.sessions(request.viewer()) }),
  });

  app.route({
    ...endpoint(revokeSession),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await settings.revoke(request.viewer(), request.params.id);
      return success;
    },
  });

  app.route({
    ...endpoint(revokeAllSessions),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await settings.revokeAll(request.viewer());
      return success;
    },
  });

  app.route({
    ...endpoint(exportAccount),
    preParsing: app.requireViewer,
    ...downloadRoute,
    // It reads a lot of data.
    config: { ...downloadRoute.config, rateLimit: { max: 10, timeWindow: '1 hour' } },
    handler: async (request, reply) => {
      const viewer = request.viewer();
      const chunks = oneExport(viewer.id, exports.document(viewer));
      return reply.sendDownload({ name: 'data-saya.json', type: 'application/json', chunks });
    },
  });

  app.route({
    ...endpoint(deleteAccount),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { password, code } = request.body;
      await proofs.requireProofs(request.viewer(), { password, code, network: byAddress(request) });
      await deletions.delete(request.viewer());
      return success;
    },
  });
};
