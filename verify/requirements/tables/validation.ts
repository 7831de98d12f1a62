import type { Group } from '../row.ts';
import { endpoint, journey, page } from './test-files.ts';

const where = 'point 5';

export const validation: Group[] = [
  {
    where: `${where}, register`,
    file: page.register,
    test: 'the passwords are compared first, then the agreement is asked for; nothing is sent meanwhile',
    says: {
      'register mismatch': 'Password dan konfirmasi password tidak cocok',
      'register terms needed': 'Anda harus menyetujui syarat dan ketentuan',
    },
  },
  {
    where: `${where}, register`,
    file: journey.signIn,
    test: 'registering checks the passwords first, then the agreement',
    says: { 'register order': { text: 'Anda harus menyetujui syarat dan ketentuan', absent: true } },
  },
  {
    where: `${where}, register`,
    file: page.register,
    test: 'the browser itself asks for name, e-mail and both passwords, and for nothing else',
    says: { 'register required': { describes: 'required fields', asserted: 'required' } },
  },
  {
    where: `${where}, register`,
    file: endpoint.registration,
    test: '%s: refused, and the field is named',
    says: {
      'register minimum': {
        text: 'only a hint',
        asserted: 'Password minimal 6 karakter',
        override: 'honesty: the server enforces the minimum everywhere',
      },
    },
  },
  {
    where: `${where}, forgot password`,
    file: page.forgotPassword,
    test: 'only something like an e-mail address is sent',
    says: {
      'forgot email required': { describes: 'required', asserted: 'required' },
      'forgot email format': { describes: 'e-mail format', asserted: 'email' },
    },
  },
  {
    where: `${where}, reset password`,
    file: page.resetPassword,
    test: 'a good link is checked and then asks for the new password',
    says: { 'reset minimum of the fields': 6 },
  },
  {
    where: `${where}, reset password`,
    file: page.resetPassword,
    test: 'two different passwords are not sent, also when both are short',
    says: { 'reset mismatch': 'Password dan konfirmasi password tidak cocok' },
  },
  {
    where: `${where}, reset password`,
    file: page.resetPassword,
    test: 'a short password is not sent',
    says: { 'reset too short': 'Password minimal 6 karakter' },
  },
  {
    where: `${where}, reset link`,
    file: page.resetPassword,
    test: '$what is named, and after two seconds a new link may be asked for',
    says: {
      'link expired': 'Link reset password sudah kadaluarsa. Silakan request link baru.',
      'link in error': 'Link reset password tidak valid. Silakan request link baru.',
      'link without token':
        'Link reset password tidak valid atau sudah kadaluarsa. Silakan request link baru.',
      'link leads to': '/forgot-password',
    },
  },
  {
    where: `${where}, reset link`,
    file: page.resetPassword,
    test: 'a link may carry its token in the query',
    says: { 'link in the query': { describes: 'from the fragment or the query', asserted: 'Password Baru' } },
  },
  {
    where: `${where}, reset link`,
    file: endpoint.identity,
    test: 'the link in the mail opens a session once, and says why it does not a second time',
    says: {
      'link type': 'recovery',
      'link token': 'access_token',
      'link error code': 'otp_expired',
    },
  },
  {
    where: `${where}, reset link`,
    file: endpoint.password,
    test: 'a session that began with %j: %s',
    says: {
      'link decided by': {
        text: 'type equal to recovery, taken from the address',
        asserted: 'link_invalid',
        override: "security: the provider's session decides, not the address",
      },
    },
  },
  {
    where: `${where}, change password`,
    file: endpoint.password,
    test: 'a wrong current password changes nothing',
    says: { 'change wrong current': 'Password saat ini tidak benar' },
  },
  {
    where: `${where}, image upload`,
    file: page.smartSort,
    test: 'the gallery offers the kinds of pictures that are taken',
    says: {
      'image jpeg': 'image/jpeg',
      'image png': 'image/png',
      'image gif': 'image/gif',
      'image webp': 'image/webp',
    },
  },
  {
    where: `${where}, image upload`,
    file: endpoint.classify,
    test: 'is known by its content, whatever its name and type say',
    says: {
      'image jpg': 'image/jpg',
      'image type': {
        text: 'allowed types',
        asserted: 'application/pdf',
        override: 'security: the first bytes decide, not the type that is claimed',
      },
    },
  },
  {
    where: `${where}, image upload`,
    file: journey.smartSort,
    test: 'files that cannot be sent are refused before anything is sent',
    says: {
      'image wrong type': 'Jenis file tidak valid. Pilih gambar JPEG, PNG, GIF, atau WebP.',
      'image too large': 'File terlalu besar. Pilih gambar yang lebih kecil dari 5MB.',
    },
  },
  {
    where: `${where}, image upload`,
    file: endpoint.classify,
    test: '5 MB and one byte',
    says: {
      'image too large on the server': 'File terlalu besar. Pilih gambar yang lebih kecil dari 5MB.',
      'image one byte more': { describes: 'larger than 5242880 bytes', asserted: 5_242_881 },
    },
  },
  {
    where: `${where}, image upload`,
    file: journey.smartSort,
    test: 'a photo of 5 MB and one byte is made smaller and gets an answer',
    says: {
      'image made smaller': {
        text: 'larger gives an error',
        asserted: 'Hasil Klasifikasi',
        override: 'security: the page makes a photo smaller before it sends it',
      },
    },
  },
  {
    where: `${where}, image upload`,
    file: page.smartSort,
    test: 'the area takes the first file of a drop, lights up under it, and asks for a photo when there is none',
    says: { 'image missing': 'Silakan pilih gambar terlebih dahulu' },
  },
  {
    where: `${where}, post creation`,
    file: page.community,
    test: 'a post needs a title and words',
    says: { 'post blank': 'Judul dan konten harus diisi' },
  },
  {
    where: `${where}, post creation`,
    file: endpoint.posts,
    test: 'shows to everybody as it was written, trimmed, with name and opaque id alone',
    says: {
      'post trimmed': { describes: 'the payload is trimmed', asserted: 'Kompos bau' },
      'post author': {
        text: 'author (an object with name, or a plain value)',
        asserted: 'author',
        override: 'security: name and opaque id only',
      },
    },
  },
  {
    where: `${where}, forum length limits`,
    file: endpoint.posts,
    test: 'is refused with %s',
    says: {
      'post limits': {
        text: 'none shown',
        asserted: 'title',
        override: 'security: limits in the contract',
      },
    },
  },
  {
    where: `${where}, reply`,
    file: page.communityWords,
    test: 'a reply of nothing but spaces is not sent',
    says: {
      'reply blank': 'Balasan tidak boleh kosong',
      'reply button disabled': { describes: 'disabled while empty', asserted: 'disabled' },
    },
  },
];
