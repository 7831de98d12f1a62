import { Readable } from 'node:stream';
import { deleteScan, exportScans, giveFeedback, listScans, setPhotoConsent } from '@app/contract/smart-sort';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { ScanService } from './scan.service.ts';

/** HTTP of a member's own scans. */
export const scanRoutes: FastifyPluginAsyncZod<{ scans: ScanService }> = async (app, { scans }) => {
  const success = { success: true as const };

  app.route({
    ...endpoint(listScans),
    preParsing: app.requireViewer,
    handler: async (request) => scans.list(request.viewer().id, request.query),
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
};

async function sendTable(reply: FastifyReply, lines: AsyncGenerator<string, void>) {
  // What fails before the first line can still be answered as a failure.
  const first = await lines.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* lines;
  }
  reply.header('content-disposition', 'attachment; filename="riwayat-pilah.csv"');
  return reply.type('text/csv; charset=utf-8').send(Readable.from(all()));
}
