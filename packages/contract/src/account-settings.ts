import { roles } from './account.ts';
import { GivenPassword, Location, PersonName, Phone } from './account-fields.ts';
import { ExportedPost, ExportedReply } from './community.ts';
import { ExportedConduct } from './community-moderation.ts';
import { route } from './route.ts';
import { ExportedConfirmation, Suggestion } from './directory-suggestion.ts';
import { ExportedMark } from './education-marks.ts';
import { Submission } from './education-submission.ts';
import { ExportedLearning } from './learning.ts';
import { ExportedScan } from './smart-sort.ts';
import { z } from './zod.ts';

const done = z.object({ success: z.literal(true) });

export const Profile = z.object({
  name: z.string(),
  email: z.email(),
  emailVerified: z.boolean(),
  phone: z.string(),
  location: z.string(),
  role: z.enum(roles),
  newsletter: z.boolean(),
  hasPassword: z.boolean(),
  twoStep: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = route({
  method: 'GET',
  path: '/account/profile',
  summary: 'My own profile',
  signedIn: true,
  response: z.object({ profile: Profile }),
});

export const ProfileChange = z.object({
  name: PersonName,
  phone: Phone,
  location: Location,
  newsletter: z.boolean(),
});

export const updateProfile = route({
  method: 'PATCH',
  path: '/account/profile',
  summary: 'Changes my profile',
  signedIn: true,
  body: ProfileChange,
  response: z.object({ profile: Profile }),
});

export const Session = z.object({
  id: z.uuid(),
  /** Such as "Chrome di Android"; empty when unknown. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = route({
  method: 'GET',
  path: '/account/sessions',
  summary: 'My live sessions, newest first, at most 50',
  signedIn: true,
  response: z.object({ sessions: z.array(Session).max(50) }),
});

export const revokeSession = route({
  method: 'DELETE',
  path: '/account/sessions/:id',
  summary: 'Ends one of my sessions',
  signedIn: true,
  params: z.object({ id: z.uuid() }),
  response: done,
});

export const revokeAllSessions = route({
  method: 'POST',
  path: '/account/sessions/revoke-all',
  summary: 'Ends all my sessions, this one too',
  signedIn: true,
  response: done,
});

export const exportAccount = route({
  method: 'GET',
  path: '/account/export',
  summary: 'All stored data of the signed-in person',
  signedIn: true,
  response: z.object({
    exportedAt: z.iso.datetime(),
    profile: Profile,
    consents: z.array(
      z.object({ purpose: z.string(), version: z.string(), granted: z.boolean(), at: z.iso.datetime() }),
    ),
    sessions: z.array(Session),
    scans: z.array(ExportedScan),
    learning: ExportedLearning,
    suggestions: z.array(Suggestion),
    confirmations: z.array(ExportedConfirmation),
    marks: z.array(ExportedMark),
    submissions: z.array(Submission),
    posts: z.array(ExportedPost),
    replies: z.array(ExportedReply),
    conduct: ExportedConduct,
    auditLog: z.array(z.object({ at: z.iso.datetime(), action: z.string() })),
  }),
});

/** The word that a person types to delete their account. */
export const deletionWord = 'HAPUS';

export const deleteAccount = route({
  method: 'POST',
  path: '/account/delete',
  summary: 'Deletes my account; what I wrote in public stays as "Anonim"',
  signedIn: true,
  body: z.object({
    confirmation: z.literal(deletionWord, `Ketik ${deletionWord} untuk melanjutkan.`),
    /** Required from people who have a password. */
    password: GivenPassword.optional(),
    /** Required from people with two-step sign-in. */
    code: z.string().trim().max(30).optional(),
  }),
  response: done,
});
