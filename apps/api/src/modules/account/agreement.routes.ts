import { type Agreement, listAgreements } from '@app/contract/account-agreements';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '#api/db/database.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { agreementRepository } from './agreement.repository.ts';

/** Routes for the agreements of a person. */
export const agreementRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  const agreements = agreementRepository(db);

  app.route({
    ...endpoint(listAgreements),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const rows = await agreements.newest(request.viewer().id);
      return {
        agreements: rows.map(({ purpose, version, at }): Agreement => ({
          purpose: purpose as Agreement['purpose'],
          version,
          at: at.toISOString(),
        })),
      };
    },
  });
};
