import { confirmTwoStep, removeTwoStep, startTwoStep } from '@app/contract/account-two-step';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { TwoStepService } from './two-step.service.ts';

/** HTTP of turning two-step sign-in on and off. */
export const twoStepRoutes: FastifyPluginAsyncZod<{ twoStep: TwoStepService }> = async (app, { twoStep }) => {
  app.route({
    ...endpoint(startTwoStep),
    preParsing: app.requireViewer,
    handler: async (request) => twoStep.start(request.viewer()),
  });

  app.route({
    ...endpoint(confirmTwoStep),
    preParsing: app.requireViewer,
    handler: async (request) => ({
      recoveryCodes: await twoStep.confirm(request.viewer(), request.body.code),
    }),
  });

  app.route({
    ...endpoint(removeTwoStep),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await twoStep.remove(request.viewer(), request.body.code);
      return { success: true as const };
    },
  });
};
