import { confirmCollector } from '@app/contract/directory';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import { networkOf } from '#api/plugins/rate-limit.ts';
import type { ConfirmationService } from './confirmation.service.ts';

/** Route for "masih buka?". */
export const confirmationRoutes: FastifyPluginAsyncZod<{ confirmations: ConfirmationService }> = async (
  app,
  { confirmations },
) => {
  app.route({
    ...endpoint(confirmCollector),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const { collectorId } = request.params;
      const at = await confirmations.confirm({
        profileId: request.viewer().id,
        listingId: collectorId,
        isOpen: request.body.isOpen,
        network: networkOf(request),
      });
      return { success: true as const, confirmedAt: at.toISOString() };
    },
  });
};
