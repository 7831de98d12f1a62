import type { Group } from '../row.ts';
import { journey, page } from './test-files.ts';

const upload = 'point 8, upload';
const forum = 'point 8, forum';
const rest = 'point 8';

/** The error catalogue: upload, forum and others. */
export const otherErrors: Group[] = [
  {
    where: upload,
    file: page.smartSort,
    test: 'when %s, the box says so, and the same photo is tried again',
    says: {
      'upload server message': { describes: 'its message', asserted: 'photo_unreadable' },
      'upload fallback': 'Upload gagal',
      'upload server error': 'Server error: {status}',
      'upload no response': 'Kesalahan jaringan. Periksa koneksi internet Anda.',
      'upload other': 'Terjadi kesalahan. Silakan coba lagi.',
    },
  },
  {
    where: forum,
    file: page.community,
    test: 'a list that does not come says so and can be tried again',
    says: { 'forum list failure': 'Gagal memuat postingan' },
  },
  {
    where: forum,
    file: page.communityPost,
    test: 'a like that fails is taken back, with the sentence of the specification',
    says: {
      'forum like failure': 'Gagal menyukai postingan',
      'forum reply like failure': 'Gagal menyukai balasan',
    },
  },
  {
    where: forum,
    file: page.community,
    test: 'a draft survives a reload and keeps its key until it is posted; then the form is empty',
    says: {
      'forum create success': 'Postingan berhasil dibuat!',
      'forum create failure': 'Gagal membuat postingan',
    },
  },
  {
    where: forum,
    file: page.community,
    test: 'the server’s own sentence says why a post was not taken',
    says: { 'forum server message': { text: 'Gagal membuat postingan', absent: true } },
  },
  {
    where: forum,
    file: page.communityPost,
    test: 'a reply joins the post, the box empties, and who was called is told to the server',
    says: { 'forum reply success': 'Balasan berhasil ditambahkan!' },
  },
  {
    where: forum,
    file: page.communityPost,
    test: 'a reply that did not get through stays in the box',
    says: { 'forum reply failure': 'Gagal menambahkan balasan' },
  },
  {
    where: rest,
    file: journey.piece,
    test: 'without a sheet the link is copied',
    says: { 'share fallback': 'Link berhasil disalin ke clipboard!' },
  },
  {
    where: rest,
    file: journey.piece,
    test: '{kind} {id} says so and leads back',
    says: {
      'missing news': 'Berita tidak ditemukan',
      'missing innovation': 'Inovasi tidak ditemukan',
      'missing leads back': '/education',
    },
  },
  {
    where: rest,
    file: page.authState,
    test: 'a refused token is deleted',
    says: { 'failed session check': { text: 'token', absent: true } },
  },
  {
    where: rest,
    file: page.authState,
    test: 'a lost network keeps the token',
    says: {
      'failed session check without a network': {
        text: 'the stored token is deleted',
        asserted: 'kept',
        override: 'security: deleted on 401 and 403 only',
      },
    },
  },
  {
    where: rest,
    file: page.authState,
    test: 'the auth state cannot be used outside of its provider',
    says: {
      'auth state outside': {
        describes: 'an error is thrown',
        asserted: 'useAuth was called outside of AuthProvider',
      },
    },
  },
];
