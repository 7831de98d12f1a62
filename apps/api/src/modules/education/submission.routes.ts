import { listMySubmissions, submitPiece, withdrawSubmission } from '@app/contract/education-submission';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '#api/lib/endpoint.ts';
import type { SubmissionService } from './submission.service.ts';

/** Routes for a member's own submissions. */
export const submissionRoutes: FastifyPluginAsyncZod<{ submissions: SubmissionService }> = async (
  app,
  { submissions },
) => {
  app.route({
    ...endpoint(submitPiece),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const submission = await submissions.submit(request.viewer().id, request.body);
      return { success: true as const, submission };
    },
  });

  app.route({
    ...endpoint(listMySubmissions),
    preParsing: app.requireViewer,
    handler: async (request) => ({ submissions: await submissions.mine(request.viewer().id) }),
  });

  app.route({
    ...endpoint(withdrawSubmission),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await submissions.withdraw(request.viewer().id, request.params.submissionId);
      return { success: true as const };
    },
  });
};
