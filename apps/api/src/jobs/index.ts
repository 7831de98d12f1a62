import type { IdentityClient } from '#api/clients/identity.ts';
import type { Mailer } from '#api/clients/mailer.ts';
import type { JobName, Jobs } from './job.ts';

type Handler<N extends JobName> = (data: Jobs[N], jobId: string) => Promise<void>;
export type JobHandlers = { [N in JobName]: Handler<N> };

/** The closed list: a job without a handler does not compile. A job may run twice, so each must bear it. */
export const jobHandlers = ({ mailer, identity }: { mailer: Mailer; identity: IdentityClient }) =>
  ({
    'mail.send': (mail, jobId) => mailer.send(mail, jobId),
    'identity.recover': ({ email }) => identity.recover(email),
  }) satisfies JobHandlers;
