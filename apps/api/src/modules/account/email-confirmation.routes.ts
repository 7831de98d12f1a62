import { confirmEmail, resendConfirmation } from '@app/contract/account-password';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';

type Options = { confirmations: EmailConfirmationService };

/** Routes for confirming an e-mail address. */
export const emailConfirmationRoutes: FastifyPluginAsyncZod<Options> = async (app, { confirmations }) => {
  const success = { success: true as const };

  app.route({
    ...endpoint(confirmEmail),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await confirmations.confirm(request.viewer(), request.body.token);
      return success;
    },
  });

  app.route({
    ...endpoint(resendConfirmation),
    preParsing: app.requireViewer,
    config: { rateLimit: { max: 3, timeWindow: '1 hour' } },
    handler: async (request) => {
      await confirmations.resend(request.viewer());
      return success;
    },
  });
};
