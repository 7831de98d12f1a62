import type { Group } from '../row.ts';
import { endpoint, journey, page } from './test-files.ts';

const login = 'point 2, login';
const register = 'point 2, register';
const forgot = 'point 2, forgot password';
const reset = 'point 2, reset password';

export const accountScreens: Group[] = [
  {
    where: login,
    file: page.login,
    test: 'the browser itself asks for both fields and for a real e-mail address',
    says: {
      'login email': { describes: 'email', asserted: 'Email' },
      'login email typed': { describes: 'typed as e-mail', asserted: 'email' },
      'login password': { describes: 'password', asserted: 'Password' },
      'login required': { describes: 'both required', asserted: 'required' },
    },
  },
  {
    where: login,
    file: journey.signIn,
    test: 'the password can be shown and hidden',
    says: { 'login toggle': { describes: 'a show/hide toggle', asserted: 'Tampilkan' } },
  },
  {
    where: login,
    file: endpoint.signIn,
    test: 'twelve hours, or thirty days for who wants to be remembered',
    says: {
      'remember-me unchecked': {
        text: 'no behaviour',
        asserted: 12,
        override: 'honesty: unchecked is a session of 12 hours',
      },
      'remember-me checked': {
        text: 'no behaviour',
        asserted: 30 * 24,
        override: 'honesty: checked is a session of 30 days',
      },
    },
  },
  {
    where: login,
    file: page.login,
    test: 'the way to a new account keeps the page to go on to',
    says: { 'login to forgot-password': '/forgot-password', 'login to register': '/register' },
  },
  {
    where: login,
    file: page.google,
    test: 'on %s the button leads to Google',
    says: {
      'login Google button': { describes: 'sign in with Google', asserted: 'Masuk dengan Google' },
      'register Google button': 'Daftar dengan Google',
    },
  },
  {
    where: login,
    file: page.login,
    test: 'while the answer is awaited the button is busy and takes no press',
    says: { 'login busy': { describes: 'a busy indicator', asserted: 'aria-busy' } },
  },
  {
    where: login,
    file: page.login,
    test: 'the right password signs in, says so and opens the dashboard',
    says: { 'login leads to': '/dashboard' },
  },
  {
    where: register,
    file: page.register,
    test: 'the browser itself asks for name, e-mail and both passwords, and for nothing else',
    says: {
      'register name': 'Nama Lengkap',
      'register email': 'Email',
      'register phone': 'No. Telepon',
      'register phone placeholder': '08xxxxxxxxxx',
      'register location': 'Lokasi',
      'register password': 'Password',
      'register confirmation': 'Konfirmasi Password',
    },
  },
  {
    where: register,
    file: page.register,
    test: 'six characters are only a hint here: a short password goes to the server, which says no',
    says: { 'register password hint': 'Minimal 6 karakter' },
  },
  {
    where: register,
    file: page.register,
    test: 'each password can be looked at on its own',
    says: { 'register toggles': { describes: 'a toggle each', asserted: 'Tampilkan password' } },
  },
  {
    where: register,
    file: page.register,
    test: 'the form leads to the terms, the privacy policy and the login page',
    says: {
      'register terms': '/terms-of-service',
      'register privacy': '/privacy-policy',
      'register to login': '/login',
    },
  },
  {
    where: register,
    file: page.register,
    test: 'while it is sent the button is busy',
    says: { 'register spinner': { describes: 'a spinner', asserted: 'aria-busy' } },
  },
  {
    where: register,
    file: page.register,
    test: 'a new member is welcomed by name of the product and finds the dashboard',
    says: {
      'register button': 'Daftar Sekarang',
      'register leads to': '/dashboard',
      'register newsletter': {
        text: 'not sent',
        asserted: 'newsletter',
        override: 'honesty: stored as a consent of its own',
      },
    },
  },
  {
    where: register,
    file: page.register,
    test: 'the side panel lists what an account is good for',
    says: {
      'benefit dashboard': {
        describes: 'dashboard with analytics',
        asserted: 'Dasbor pribadi dengan analitik',
      },
      'benefit history': { describes: 'saved history', asserted: 'Riwayat klasifikasi tersimpan' },
      'benefit forum': { describes: 'community forum', asserted: 'Forum komunitas' },
      'benefit directory': { describes: 'nearby waste banks', asserted: 'Direktori bank sampah terdekat' },
      'benefit education': { describes: 'full education content', asserted: 'Konten edukasi lengkap' },
      'benefit profile': { describes: 'profile and preferences', asserted: 'Profil dan preferensi' },
    },
  },
  {
    where: forgot,
    file: page.forgotPassword,
    test: 'a sent link is confirmed with the address, the spam folder and the way back',
    says: {
      'forgot names the address': { describes: 'names the address', asserted: 'sari@contoh.id' },
      'forgot spam': { describes: 'advises the spam folder', asserted: 'folder spam' },
      'forgot to login': '/login',
    },
  },
  {
    where: forgot,
    file: page.forgotPassword,
    test: '"Kirim ulang" returns to the form, with the address still in it',
    says: { 'forgot resend': { describes: 'a resend action', asserted: 'Kirim ulang' } },
  },
  {
    where: forgot,
    file: page.forgotPassword,
    test: 'while it is sent the button is busy',
    says: { 'forgot busy': { describes: 'a busy indicator', asserted: 'Mengirim...' } },
  },
  {
    where: reset,
    file: page.resetPassword,
    test: 'a good link is checked and then asks for the new password',
    says: {
      'reset validating': 'Memvalidasi link reset password...',
      'reset to login': 'Kembali ke Login',
      'reset fields': { describes: 'new password', asserted: 'Password Baru' },
      'reset confirmation': { describes: 'confirmation', asserted: 'Konfirmasi Password Baru' },
    },
  },
  {
    where: 'point 4, reset password',
    file: page.resetPassword,
    test: 'a link may carry its token in the query',
    says: { 'reset address cleared': { describes: 'the address is cleared', asserted: 'search' } },
  },
  {
    where: reset,
    file: page.resetPassword,
    test: 'the new password is set with the session of the link; the old session here is forgotten',
    says: { 'reset button': 'Ubah Password', 'reset leads to': '/login' },
  },
  {
    where: reset,
    file: page.resetPassword,
    test: 'while it is sent the button is busy',
    says: { 'reset busy': 'Mengubah Password...' },
  },
  {
    where: 'point 2, auth callback',
    file: page.callback,
    test: 'one second, then the session of Google opens ours and is forgotten',
    says: { 'callback text': 'Memproses login...', 'callback leads to': '/dashboard' },
  },
];
