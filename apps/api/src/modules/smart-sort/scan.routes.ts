import {
  deleteScan,
  exportScans,
  giveFeedback,
  listScans,
  recordScan,
  setLearningConsent,
  setPhotoConsent,
} from '@app/contract/smart-sort';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { OneExportAtATime } from '#api/lib/export/one-at-a-time.ts';
import { requiredIdempotencyKeyOf } from '#api/lib/once/idempotency-key.ts';
import { downloadRoute } from '#api/plugins/downloads.ts';
import type { DeviceScanService } from './device-scan.service.ts';
import type { ScanService } from './scan.service.ts';

type Parts = {
  scans: ScanService;
  deviceScans: DeviceScanService;
  limit: (request: FastifyRequest) => Promise<void>;
  oneExport: OneExportAtATime;
};

/** Routes for a member's own scans. */
export const scanRoutes: FastifyPluginAsyncZod<Parts> = async (
  app,
  { scans, deviceScans, limit, oneExport },
) => {
  const success = { success: true as const };

  app.route({
    ...endpoint(listScans),
    preParsing: app.requireViewer,
    handler: async (request) => scans.list(request.viewer().id, request.query),
  });

  app.route({
    ...endpoint(recordScan),
    onRequest: limit,
    preParsing: app.requireViewer,
    handler: async (request) => ({
      scanId: await deviceScans.record(request.viewer().id, requiredIdempotencyKeyOf(request), request.body),
    }),
  });

  const { schema, ...address } = endpoint(exportScans);
  const table = { description: 'A table', content: { 'text/csv': { schema: exportScans.response } } };
  app.route({
    ...address,
    ...downloadRoute,
    schema: { ...schema, response: { ...schema.response, '2xx': table } },
    preParsing: app.requireViewer,
    handler: async (request, reply) => {
      const { zone, ...filters } = request.query;
      const { id } = request.viewer();
      const chunks = oneExport(id, scans.table(id, zone, filters));
      return reply.sendDownload({ name: 'riwayat-pilah.csv', type: 'text/csv', chunks });
    },
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

  app.route({
    ...endpoint(setLearningConsent),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await scans.setLearningConsent(request.viewer().id, request.body.teach);
      return success;
    },
  });
};
