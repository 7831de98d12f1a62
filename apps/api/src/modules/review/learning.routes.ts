import { type LabelAnswer, labelPhoto, nextLearningPhoto } from '@app/contract/learning';
import type { RouteOutput } from '@app/contract/route';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hiddenEndpoint } from './hidden-endpoint.ts';
import { labelersOnly } from './reviewers-only.ts';

/** Photos that the model may learn from. */
export type Learning = {
  waiting: (labelerId: string) => Promise<number>;
  next: (labelerId: string, after: string | undefined) => Promise<RouteOutput<typeof nextLearningPhoto>>;
  label: (labelerId: string, photoId: string, answer: LabelAnswer) => Promise<void>;
};

/** Routes for those who say what photos show. */
export const learningRoutes: FastifyPluginAsyncZod<{ learning: Learning }> = async (app, { learning }) => {
  app.route({
    ...hiddenEndpoint(app, nextLearningPhoto, labelersOnly),
    handler: async (request) => learning.next(request.viewer().id, request.query.after),
  });

  app.route({
    ...hiddenEndpoint(app, labelPhoto, labelersOnly),
    handler: async (request) => {
      await learning.label(request.viewer().id, request.params.photoId, request.body.answer);
      return { success: true as const };
    },
  });
};
