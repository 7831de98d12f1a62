import { Email, GivenPassword, Location, NewPassword, PersonName, Phone } from './account-fields.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

export const roles = ['member', 'editor', 'moderator', 'admin'] as const;

/** The signed-in person as their own browser sees them. */
export const CurrentUser = z.object({
  _id: z.uuid(),
  name: z.string(),
  email: z.email(),
  role: z.enum(roles),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** A completed sign-in with a session token. */
export const SignedIn = z.object({ token: z.string(), user: CurrentUser });
/** The password was right; a code of the authenticator is required next. */
export const SecondStepRequired = z.object({ challenge: z.string() });

const done = z.object({ success: z.literal(true) });

export const getMe = route({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in person',
  signedIn: true,
  response: z.object({ user: CurrentUser }),
});

export const Login = z.object({
  email: Email,
  password: GivenPassword,
  /** "Ingat saya": 30 days instead of 12 hours. */
  remember: z.boolean().default(false),
});

export const login = route({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with e-mail and password',
  body: Login,
  response: z.union([SignedIn, SecondStepRequired]),
});

export const Registration = z.object({
  name: PersonName,
  email: Email,
  phone: Phone.default(''),
  location: Location.default(''),
  password: NewPassword,
  newsletter: z.boolean().default(false),
});

export const register = route({
  method: 'POST',
  path: '/auth/register',
  summary: 'Creates an account and signs in; registering agrees to the terms and the privacy policy',
  body: Registration,
  response: SignedIn,
});

export const OauthSignIn = z.object({
  email: Email,
  name: z.string().trim().max(300),
  provider: z.literal('google'),
  providerId: z.string().max(100),
});

export const oauth = route({
  method: 'POST',
  path: '/auth/oauth',
  summary: 'Exchanges the identity server’s access token (bearer) for a session of the product',
  body: OauthSignIn,
  response: z.union([
    z.object({ success: z.literal(true), token: z.string() }),
    z.object({ success: z.literal(true), challenge: z.string() }),
  ]),
});

export const secondStep = route({
  method: 'POST',
  path: '/auth/second-step',
  summary: 'Finishes a sign-in with a code of the authenticator or a recovery code',
  body: z.object({ challenge: z.string().max(100), code: z.string().trim().min(6).max(30) }),
  response: SignedIn,
});

export const logout = route({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session of this request',
  signedIn: true,
  response: done,
});
