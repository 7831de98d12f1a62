import type { Group } from '../row.ts';
import { endpoint, journey, page } from './test-files.ts';

const where = 'point 2, community forum';
const authors = 'security: edit, delete, report, moderation';

export const communityScreen: Group[] = [
  {
    where,
    file: page.communityPost,
    test: 'from the list a post opens over it; closing leads back to the list',
    says: {
      'forum title': 'Forum Komunitas',
      'forum detail modal': { describes: 'a detail modal', asserted: 'Bilas dulu, lalu keringkan.' },
    },
  },
  {
    where,
    file: page.community,
    test: 'a post needs a title and words',
    says: {
      'forum ask button': 'Ajukan Sesuatu',
      'forum title field': { describes: 'title', asserted: 'Judul' },
    },
  },
  {
    where,
    file: page.community,
    test: 'a question from elsewhere fills the form and leaves one’s own draft alone',
    says: { 'forum category field': { describes: 'category', asserted: 'Kategori' } },
  },
  {
    where,
    file: page.community,
    test: 'a draft survives a reload and keeps its key until it is posted; then the form is empty',
    says: { 'forum content field': { describes: 'content', asserted: 'Isi' } },
  },
  {
    where,
    file: page.community,
    test: 'the list shows who wrote what, when, and how many like and answered it',
    says: {
      'forum row preview': { describes: 'content preview', asserted: 'Saya punya dua botol.' },
      'forum row author': { describes: 'author name', asserted: 'Budi' },
      'forum row likes': { describes: 'like count', asserted: 'Tanya18' },
      'forum row replies': { describes: 'reply count', asserted: '1 balasan' },
    },
  },
  {
    where,
    file: endpoint.contributions,
    test: 'who deletes their account leaves their words to "Anonim", in lists and to who opens them',
    says: { 'forum anonymous': 'Anonim' },
  },
  {
    where,
    file: page.community,
    test: 'an empty forum invites to write',
    says: { 'forum empty': 'Belum ada postingan' },
  },
  {
    where,
    file: page.communityPost,
    test: 'opened by its address a post is a page of its own',
    says: {
      'forum empty replies': {
        describes: 'an empty-replies message',
        asserted: 'Belum ada balasan. Jadilah yang pertama membalas.',
      },
    },
  },
  {
    where,
    file: page.communityPost,
    test: 'a like shows at once, in the post and in the list',
    says: { 'forum like button': { describes: 'a like button', asserted: 'Suka 20' } },
  },
  {
    where,
    file: page.communityPost,
    test: 'a reply’s like says the wanted state',
    says: { 'forum reply likes': { describes: 'per-reply like counts', asserted: 'Suka balasan Budi 1' } },
  },
  {
    where,
    file: page.communityPost,
    test: 'a reply joins the post, the box empties, and who was called is told to the server',
    says: {
      'forum reply box': { describes: 'a reply box', asserted: 'Tulis balasan' },
      'forum reply disabled': { describes: 'disabled while empty (point 5)', asserted: 'disabled' },
    },
  },
  {
    where,
    file: page.community,
    test: 'the search asks once the person pauses, gives up what it asked before, and stays in the address',
    says: {
      'forum search': {
        text: 'The list reloads on every change of the search text',
        asserted: 'category=tanya&search=jelantah',
        override: 'security: 300 ms debounce, abort, indexed search',
      },
    },
  },
  {
    where: 'point 4, forum',
    file: page.communityWords,
    test: 'while a post is sent its button is busy',
    says: { 'forum posting': 'Memposting...' },
  },
  {
    where: 'point 4, forum',
    file: endpoint.likes,
    test: 'each call turns it over, as the specification has it',
    says: { 'like is a toggle': { describes: 'the response says liked or not', asserted: 'liked' } },
  },
  {
    where: 'point 3, post',
    file: endpoint.likes,
    test: 'of many at once counts once a person, and nobody learns who',
    says: {
      'post likes': {
        text: 'likes (list of user ids)',
        asserted: 'likeCount',
        override: "security: bounded to the viewer's own id, plus likeCount",
      },
    },
  },
  {
    where: 'point 3, post',
    file: endpoint.replies,
    test: 'pages cover all replies once, oldest first',
    says: {
      'post replies': {
        text: 'replies (list)',
        asserted: 'replyCount',
        override: 'security: a page of replies, replyCount, cursor',
      },
    },
  },
  {
    where: 'point 6, authors',
    file: endpoint.posts,
    test: 'can be changed, and is found by its new words and no longer by its old ones',
    says: {
      'authors edit': { text: 'nothing indicates it', asserted: 'editedAt', override: authors },
    },
  },
  {
    where: 'point 6, authors',
    file: endpoint.posts,
    test: 'deleted, its words are gone for good and what others replied stays',
    says: { 'authors delete': { text: 'nothing indicates it', asserted: '[dihapus]', override: authors } },
  },
  {
    where: 'point 6, moderation',
    file: endpoint.reports,
    test: 'joins those of others in one case, with what was said and without who said it',
    says: { 'members report': { text: 'not shown', asserted: 'reports', override: authors } },
  },
  {
    where,
    file: journey.community,
    test: 'a post has its own address: Esc and the back button close it, opened directly it is a page',
    says: {
      'forum own address': {
        text: 'Clicking a post opens a detail modal',
        asserted: 'Postingan',
        override: 'craft: a post has its own address behind the modal',
      },
    },
  },
];
