import { deleteScan, giveFeedback, listScans, setPhotoConsent } from '@app/contract/smart-sort';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { ScanService } from './scan.service.ts';

/** HTTP of a member's own scans. */
export const scanRoutes: FastifyPluginAsyncZod<{ scans: ScanService }> = async (app, { scans }) => {
  const success = { success: true as const };

  app.route({
    ...endpoint(listScans),
    preParsing: app.requireViewer,
    handler: async (request) => scans.list(request.viewer().id, request.query.cursor),
  });

  app.route({
    ...endpoint(giveFeedback),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await scans.giveFeedback(request.viewer().id, request.params.scanId, request.body);
      return success;
    },
  });

  app.route({
    ...endpoint(deleteScan),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await scans.delete(request.viewer().id, request.params.scanId);
      return success;
    },
  });

  app.route({
    ...endpoint(setPhotoConsent),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await scans.setConsent(request.viewer().id, request.body.keep);
      return success;
    },
  });
};
