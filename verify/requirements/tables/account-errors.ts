import type { Group } from '../row.ts';
import { endpoint, journey, page } from './test-files.ts';

const where = 'point 8, sign-in';
const google = 'point 8, Google';
const password = 'point 8, password';

/** The error catalogue: account errors. */
export const accountErrors: Group[] = [
  {
    where,
    file: page.login,
    test: 'a wrong password shows the sentence of the server and loses nothing typed',
    says: { 'login server message': { describes: "the server's message", asserted: 'wrong_credentials' } },
  },
  {
    where,
    file: page.login,
    test: 'an answer without a sentence of the server has the fixed one',
    says: { 'login fallback': 'Login failed' },
  },
  {
    where,
    file: page.login,
    test: 'a lost network says so and loses nothing typed',
    says: { 'login exception': 'Terjadi kesalahan. Silakan coba lagi.' },
  },
  {
    where,
    file: page.login,
    test: 'the right password signs in, says so and opens the dashboard',
    says: { 'login success': 'Login berhasil!' },
  },
  {
    where,
    file: page.register,
    test: 'a taken address shows the sentence of the server',
    says: { 'register server message': { describes: "the server's message", asserted: 'email_taken' } },
  },
  {
    where,
    file: page.register,
    test: 'an answer without a sentence of the server has the fixed one',
    says: { 'register fallback': 'Registration failed' },
  },
  {
    where,
    file: page.register,
    test: 'a lost network says so and loses nothing typed',
    says: { 'register exception': 'Terjadi kesalahan. Silakan coba lagi.' },
  },
  {
    where,
    file: page.register,
    test: 'a new member is welcomed by name of the product and finds the dashboard',
    says: { 'register success': 'Pendaftaran berhasil! Selamat datang di {product}!' },
  },
  {
    where: google,
    file: page.google,
    test: 'on %s an error without a word has the fixed sentence',
    says: {
      'Google login fallback': 'Gagal login dengan Google',
      'Google register fallback': 'Gagal registrasi dengan Google',
    },
  },
  {
    where: google,
    file: page.google,
    test: 'with the identity server away it says so and stays',
    says: { 'Google returned error': { describes: 'the returned error', asserted: 'sign_in_unavailable' } },
  },
  {
    where: google,
    file: page.google,
    test: 'a refusal without a sentence has the fixed one',
    says: { 'Google auth layer fallback': 'Google login failed' },
  },
  {
    where: google,
    file: page.google,
    test: 'on %s a lost network is told',
    says: {
      'Google login exception': 'Terjadi kesalahan saat login dengan Google',
      'Google register exception': 'Terjadi kesalahan saat registrasi dengan Google',
    },
  },
  {
    where: google,
    file: page.google,
    test: 'while Google is being reached it says so',
    says: { 'Google loading': 'Mengarahkan ke Google...' },
  },
  {
    where: google,
    file: page.google,
    test: 'on %s the button leads to Google',
    says: {
      'Google login redirecting': 'Mengarahkan ke Google untuk login...',
      'Google register redirecting': 'Mengarahkan ke Google untuk registrasi...',
    },
  },
  {
    where: google,
    file: page.google,
    test: 'on %s who signed in in another tab meanwhile is let in',
    says: {
      'Google login success': 'Login dengan Google berhasil!',
      'Google register success': 'Registrasi dengan Google berhasil!',
    },
  },
  {
    where: 'point 8, auth callback',
    file: page.callback,
    test: 'one second, then the session of Google opens ours and is forgotten',
    says: { 'callback success': 'Login berhasil!' },
  },
  {
    where: 'point 8, auth callback',
    file: page.callback,
    test: 'a refusal of our server is told, with its sentence on the login page',
    says: { 'callback not saved': 'Gagal menyimpan data pengguna' },
  },
  {
    where: 'point 8, auth callback',
    file: page.callback,
    test: 'without a session it says so',
    says: { 'callback no session': 'Login gagal' },
  },
  {
    where: 'point 8, auth callback',
    file: page.callback,
    test: 'a session that the identity server does not know is told',
    says: { 'callback session error': 'Login gagal: ' },
  },
  {
    where: 'point 8, auth callback',
    file: journey.google,
    test: 'a cancelled Google sign-in leads back to the login page and says so',
    says: { 'callback leads to login': '/login' },
  },
  {
    where: password,
    file: page.forgotPassword,
    test: 'a sent link is confirmed with the address, the spam folder and the way back',
    says: { 'forgot success': 'Email reset password telah dikirim. Silakan cek inbox Anda.' },
  },
  {
    where: password,
    file: page.forgotPassword,
    test: 'a refusal shows the sentence of the server, beside the field too, and loses nothing typed',
    says: { 'forgot server message': { describes: 'the error message', asserted: 'invalid_input' } },
  },
  {
    where: password,
    file: page.forgotPassword,
    test: 'an answer without a sentence says that the mail was not sent',
    says: { 'forgot fallback': 'Gagal mengirim email reset password' },
  },
  {
    where: password,
    file: page.forgotPassword,
    test: 'a lost network says to try again',
    says: { 'forgot exception': 'Terjadi kesalahan. Silakan coba lagi.' },
  },
  {
    where: password,
    file: journey.password,
    test: 'every address gets the same answer',
    says: {
      'forgot tells nobody': {
        text: 'the error message',
        asserted: 'Kirim Link Reset',
        override: 'security: the same success for every address',
      },
    },
  },
  {
    where: password,
    file: page.resetPassword,
    test: 'the new password is set with the session of the link; the old session here is forgotten',
    says: { 'reset success': 'Password berhasil diubah!' },
  },
  {
    where: password,
    file: endpoint.password,
    test: 'sets it, ends every session, confirms the address and tells the owner',
    says: {
      'reset success of the auth layer': 'Password berhasil diubah. Silakan login dengan password baru.',
    },
  },
  {
    where: password,
    file: page.resetPassword,
    test: 'a refused password shows the sentence of the server and stays typed',
    says: { 'reset server message': { describes: 'the server message', asserted: 'common_password' } },
  },
  {
    where: password,
    file: page.resetPassword,
    test: 'a lost network says that the password was not changed',
    says: { 'reset fallback': 'Gagal mengubah password' },
  },
  {
    where: password,
    file: page.accountSecurity,
    test: 'a changed password says so, empties the form and goes on with the new session',
    says: { 'change success': 'Password berhasil diubah.' },
  },
  {
    where: password,
    file: page.accountSecurity,
    test: 'a wrong current password is named and stays typed',
    says: { 'change wrong current on the page': 'Password saat ini tidak benar' },
  },
  {
    where: password,
    file: page.accountSecurity,
    test: 'without a network the password is not changed',
    says: { 'change fallback': 'Gagal mengubah password' },
  },
];
