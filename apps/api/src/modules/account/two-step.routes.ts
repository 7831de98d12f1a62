import { confirmTwoStep, removeTwoStep, startTwoStep } from '@app/contract/account-two-step';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { ProofService } from './proof.service.ts';
import type { TwoStepService } from './two-step.service.ts';

/** Routes for turning two-step sign-in on and off. */
export const twoStepRoutes: FastifyPluginAsyncZod<{ twoStep: TwoStepService; proofs: ProofService }> = async (
  app,
  { twoStep, proofs },
) => {
  app.route({
    ...endpoint(startTwoStep),
    preParsing: app.requireViewer,
    handler: async (request) => twoStep.start(request.viewer()),
  });

  app.route({
    ...endpoint(confirmTwoStep),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const viewer = request.viewer();
      if (await twoStep.isActive(viewer.id)) throw new AppError('second_step_active');
      const { code, password } = request.body;
      await proofs.requireProofs(viewer, { password, network: byAddress(request) });
      return { recoveryCodes: await twoStep.confirm(viewer, code) };
    },
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
