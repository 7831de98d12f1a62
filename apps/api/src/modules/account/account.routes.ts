import { getMe, login, logout, oauth, register, secondStep } from '@app/contract/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '#api/env.ts';
import { endpoint } from '#api/lib/endpoint.ts';
import { byAddress } from '#api/plugins/rate-limit.ts';
import type { OauthService } from './oauth.service.ts';
import { registrationLimits } from './registration-limits.ts';
import type { RegistrationService } from './registration.service.ts';
import type { Person, SecondStepService } from './second-step.service.ts';
import type { SessionService } from './session.service.ts';
import type { SignInService } from './sign-in.service.ts';
import { userAgentOf } from './user-agent.ts';

type Parts = {
  sessions: SessionService;
  signIns: SignInService;
  secondSteps: SecondStepService;
  registrations: RegistrationService;
  oauths: OauthService;
  env: Env;
};

const currentUser = ({ id, name, email, role }: Person) => ({ _id: id, name, email, role });

/** Routes for signing up, in and out. */
export const accountRoutes: FastifyPluginAsyncZod<Parts> = async (app, parts) => {
  const { sessions, signIns, secondSteps, registrations, oauths, env } = parts;

  app.route({
    ...endpoint(getMe),
    preParsing: app.requireViewer,
    handler: async (request) => ({ user: currentUser(request.viewer()) }),
  });

  app.route({
    ...endpoint(login),
    handler: async (request) => {
      const origin = { network: byAddress(request), userAgent: userAgentOf(request) };
      const { person, ...admitted } = await signIns.login(request.body, origin);
      return 'token' in admitted ? { ...admitted, user: currentUser(person) } : admitted;
    },
  });

  const withinLimits = registrationLimits(app, env);

  app.route({
    ...endpoint(register),
    handler: async (request) => {
      // An invalid form does not count against the registration limit.
      registrations.check(request.body);
      const { token, person } = await withinLimits(request, () =>
        registrations.register(request.body, userAgentOf(request)),
      );
      return { token, user: currentUser(person) };
    },
  });

  app.route({
    ...endpoint(oauth),
    handler: async (request) => {
      const [, accessToken = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      const admitted = await oauths.exchange(accessToken, request.body, userAgentOf(request));
      return { success: true as const, ...admitted };
    },
  });

  app.route({
    ...endpoint(secondStep),
    handler: async (request) => {
      const { challenge, code } = request.body;
      const { token, person } = await secondSteps.finish(challenge, code, userAgentOf(request));
      return { token, user: currentUser(person) };
    },
  });

  app.route({
    ...endpoint(logout),
    preParsing: app.requireViewer,
    handler: async (request) => {
      await sessions.revoke(request.viewer().sessionId);
      return { success: true as const };
    },
  });
};
