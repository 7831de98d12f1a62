import { createTransport } from 'nodemailer';
import type { Env } from '#api/env.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** The SMTP relay. Only the worker sends; other code enqueues the job `mail.send`. */
export function mailer(env: Env) {
  const hostname = new URL(env.ORIGIN).hostname;
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
  const transport = createTransport({ url: env.SMTP_URL, ...timeouts });
  const probe = createTransport({ url: env.SMTP_URL, connectionTimeout: 1000, greetingTimeout: 1000 });
  return {
    /** A stable message id lets mail servers recognise a duplicate delivery after a crash. */
    async send(mail: Mail, id: string): Promise<void> {
      await transport.sendMail({ ...mail, from: env.MAIL_FROM, messageId: `<${id}@${hostname}>` });
    },
    async check(): Promise<void> {
      await probe.verify();
    },
    close: () => transport.close(),
  };
}

export type Mailer = ReturnType<typeof mailer>;
