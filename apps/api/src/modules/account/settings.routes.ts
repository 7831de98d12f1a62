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
  proofs: ProofService;
  deletions: DeletionService;
};

/** Routes for a person's own account. */
export const settingsRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { profiles, settings, exports, proofs, deletions },
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
    // It reads a lot of data at once.
    config: { rateLimit: { max: 10, timeWindow: '1 hour' } },
    handler: async (request) => exports.collect(request.viewer()),
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
