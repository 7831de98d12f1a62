import { changePassword, forgotPassword, passwordText, resetPassword } from '@app/contract/account-password';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '#api/env.ts';
import { AppError } from '#api/lib/app-error.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { hashOfToken } from '#api/lib/secret-token.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { PasswordService } from './password.service.ts';
import { userAgentOf } from './user-agent.ts';

type Options = { passwords: PasswordService; env: Env };

/** Routes for requesting a password reset, resetting and changing a password. */
export const passwordRoutes: FastifyPluginAsyncZod<Options> = async (app, { passwords, env }) => {
  const timeWindow = '1 hour';
  const countByEmail = app.createRateLimit({
    max: env.LIMIT_RECOVERIES_EMAIL,
    timeWindow,
    keyGenerator: (request) => {
      const { email } = forgotPassword.body.parse(request.body);
      return `recovery:${hashOfToken(email).toString('base64url')}`;
    },
  });

  app.route({
    ...endpoint(forgotPassword),
    config: { rateLimit: { max: env.LIMIT_RECOVERIES_NETWORK, timeWindow, keyGenerator: byAddress } },
    handler: async (request) => {
      // Unknown addresses count too, so that the limit does not reveal which addresses are known.
      const counted = await countByEmail(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw new AppError('too_many_requests', { retryAfter: counted.ttlInSeconds });
      }
      await passwords.requestReset(request.body.email);
      return { success: true as const, message: passwordText.recoverySent };
    },
  });

  app.route({
    ...endpoint(resetPassword),
    handler: async (request) => {
      const [, accessToken = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      await passwords.reset(accessToken, request.body.password);
      return { success: true as const, message: passwordText.reset };
    },
  });

  app.route({
    ...endpoint(changePassword),
    preParsing: app.requireViewer,
    handler: async (request) => {
      const token = await passwords.change(request.viewer(), {
        ...request.body,
        network: byAddress(request),
        userAgent: userAgentOf(request),
      });
      return { success: true as const, message: passwordText.changed, token };
    },
  });
};
