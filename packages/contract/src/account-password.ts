import { Email, GivenPassword, NewPassword } from './account-fields.ts';
import { route } from './route.ts';
import { z } from './zod.ts';

const messageResponse = z.object({ success: z.literal(true), message: z.string() });

/** Response messages; all but the last are fixed by the specification. */
export const passwordText = {
  recoverySent: 'Email reset password telah dikirim. Silakan cek inbox Anda.',
  reset: 'Password berhasil diubah. Silakan login dengan password baru.',
  changed: 'Password berhasil diubah.',
  same: 'Pilih password yang berbeda dari password saat ini.',
} as const;

export const forgotPassword = route({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Sends a recovery link if there is an account; the response is the same for every address',
  body: z.object({ email: Email }),
  response: messageResponse,
});

export const resetPassword = route({
  method: 'POST',
  path: '/auth/reset-password',
  summary: 'Sets a new password with the identity server’s recovery session (bearer); ends all sessions',
  body: z.object({ password: NewPassword }),
  response: messageResponse,
});

export const changePassword = route({
  method: 'POST',
  path: '/auth/change-password',
  summary:
    'Changes the password after checking the current one; ends all other sessions and returns a new token',
  signedIn: true,
  body: z.object({ currentPassword: GivenPassword, newPassword: NewPassword }),
  response: messageResponse.extend({ token: z.string() }),
});

export const confirmEmail = route({
  method: 'POST',
  path: '/auth/confirm-email',
  summary: 'Confirms the e-mail address of the signed-in person with the token of the confirmation mail',
  signedIn: true,
  body: z.object({ token: z.string().max(100) }),
  response: z.object({ success: z.literal(true) }),
});

export const resendConfirmation = route({
  method: 'POST',
  path: '/auth/confirm-email/resend',
  summary: 'Sends the confirmation mail again',
  signedIn: true,
  response: z.object({ success: z.literal(true) }),
});
