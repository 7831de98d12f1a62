import { createTransport } from 'nodemailer';
import type { Env } from '#api/env.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** The SMTP relay. Only the worker sends; everybody else enqueues the job `mail.send`. */
export function mailer(env: Env) {
  const sender = new URL(env.ORIGIN).hostname;
  const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
  const transport = createTransport({ url: env.SMTP_URL, ...patience });
  const probe = createTransport({ url: env.SMTP_URL, connectionTimeout: 1000, greetingTimeout: 1000 });
  return {
    /** The id makes a second delivery after a crash recognisable as the same mail. */
    async send(mail: Mail, id: string): Promise<void> {
      await transport.sendMail({ ...mail, from: env.MAIL_FROM, messageId: `<${id}@${sender}>` });
    },
    async check(): Promise<void> {
      await probe.verify();
    },
    close: () => transport.close(),
  };
}

export type Mailer = ReturnType<typeof mailer>;
