import { standIn } from './stand-in.ts';

type Settings = Readonly<{
  PORT: string;
  /** As role supabase_auth_admin. */
  DATABASE_URL: string;
  ORIGIN: string;
  MAIL_FROM: string;
  SMTP_PORT: string;
  GOOGLE_ADDRESS: string;
  /** Default: the template is served beside the server. Only Supabase Auth itself fetches it. */
  TEMPLATE_ADDRESS?: string;
}>;

const settingsFile = '../../../infra/identity/settings.env';
const template = '../../templates/recovery.html';

/** The command for the identity server: Supabase Auth where IDENTITY_BINARY names it, otherwise the stand-in. */
export const identityProgram = (environment: Settings) => {
  const binary = process.env.IDENTITY_BINARY;
  return binary
    ? {
        ...standIn('supabase-auth.ts', settingsFile, template),
        environment: { ...environment, IDENTITY_BINARY: binary },
      }
    : { ...standIn('identity.ts', settingsFile, template), environment };
};
