import { Readable } from 'node:stream';
import {
  deleteScan,
  exportScans,
  giveFeedback,
  listScans,
  recordScan,
  setLearningConsent,
  setPhotoConsent,
} from '@app/contract/smart-sort';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { requiredIdempotencyKeyOf } from '#api/lib/once/idempotency-key.ts';
import type { DeviceScanService } from './device-scan.service.ts';
import type { ScanService } from './scan.service.ts';

type Parts = {
  scans: ScanService;
  deviceScans: DeviceScanService;
  limit: (request: FastifyRequest) => Promise<void>;
};

/** Routes for a member's own scans. */
export const scanRoutes: FastifyPluginAsyncZod<Parts> = async (app, { scans, deviceScans, limit }) => {
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
    schema: { ...schema, response: { ...schema.response, '2xx': table } },
    preParsing: app.requireViewer,
    handler: async (request, reply) => {
      const { zone, ...filters } = request.query;
      return sendTable(reply, scans.table(request.viewer().id, zone, filters));
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

async function sendTable(reply: FastifyReply, lines: AsyncGenerator<string, void>) {
  // A failure before the first line can still be sent as an error response.
  const first = await lines.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* lines;
  }
  reply.header('content-disposition', 'attachment; filename="riwayat-pilah.csv"');
  return reply.type('text/csv; charset=utf-8').send(Readable.from(all()));
}
