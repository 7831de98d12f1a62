import { deletePost, deleteReply, editPost, type Post } from '@app/contract/community';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readList, readPost } from '#test/community.ts';
import { conduct, type Person } from '#test/conduct.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { staff } from '#test/staff.ts';
import { seedDatabase } from '#api/seed/seed.ts';
import { seedTeamPosts } from './seed-team-posts.repository.ts';
import { readTeamQuestions } from './team-question.ts';

const content = new URL('../../../../../../content/', import.meta.url);
const team = { _id: null, name: 'Tim PilahBumi', isTeam: true };

let api: TestApi;
let sari: Person;
beforeAll(async () => {
  api = await startTestApi();
  sari = await api.signIn();
});
afterAll(() => api.stop());

const { mute, moderate, report, send } = conduct(() => api);
const teamPosts = async (): Promise<Post[]> =>
  (await readList(api, sari)).posts.filter(({ author }) => author.isTeam);

describe('a new forum', () => {
  test('has ten questions of the team, each with the answer of the team, all named as such', async () => {
    const posts = await teamPosts();
    const questions = await readTeamQuestions(content);
    expect(posts.map(({ title }) => title)).toEqual(questions.map(({ post }) => post.title));
    expect(posts).toHaveLength(10);
    for (const listed of posts) {
      const { post } = await readPost(api, sari, listed._id);
      expect(post).toMatchObject({ author: team, category: 'tanya', isMine: false, replyCount: 1 });
      expect(post.replies).toMatchObject([{ _id: post.bestReplyId, author: team, isMine: false }]);
      expect(post.title).toMatch(/\?$/);
    }
    const unanswered = await readList(api, sari, { sort: 'belum-dijawab' });
    expect(unanswered.posts).toEqual([]);
  });

  test('is the same after another start, also of two at once', async () => {
    const rows = async () =>
      (await api.deps.pool.query('select *, xmin::text from app.post order by seq')).rows as unknown[];
    const before = await rows();
    await Promise.all([seedDatabase(api.env.DATABASE_URL), seedDatabase(api.env.DATABASE_URL)]);
    expect(await rows()).toEqual(before);
  });
});

describe('a question of the team', () => {
  test('belongs to nobody: no member changes or deletes it, and nobody can mute the team', async () => {
    const [listed] = await teamPosts();
    const { post } = await readPost(api, sari, listed!._id);
    const params = { postId: post._id, replyId: post.bestReplyId! };
    const words = { title: 'Milik saya', content: 'Sekarang.', category: 'tanya', tags: [] };
    for (const person of [sari, await staff(api, 'admin')]) {
      expect((await send(editPost, person, params, words)).statusCode).toBe(403);
      expect((await send(deletePost, person, params)).statusCode).toBe(403);
      expect((await send(deleteReply, person, params)).statusCode).toBe(403);
    }
    expect((await mute(sari, { id: listed!._id })).statusCode).toBe(404);
    expect((await teamPosts())[0]).toMatchObject({ title: post.title });
  });

  test('is not written by a member who takes the name of the team', async () => {
    const pretender = await conduct(() => api).signInNamed('Tim PilahBumi');
    const response = await api.app.inject({
      method: 'POST',
      url: '/community/posts',
      headers: pretender.headers,
      payload: { title: 'Kirim uang', content: 'Ke sini.', author: team, isTeam: true },
    });
    expect(response.json().post.author).toEqual({ _id: pretender.id, name: 'Tim PilahBumi', isTeam: false });
  });

  test('is reported and hidden like any other, and a new start does not bring it back', async () => {
    const hidden = (await teamPosts()).at(-1)!;
    expect((await report(sari, { post: hidden })).statusCode).toBe(200);
    const moderator = await staff(api, 'moderator');
    expect((await moderate(moderator, { post: hidden }, { action: 'hide' })).statusCode).toBe(200);
    await seedDatabase(api.env.DATABASE_URL);
    expect((await teamPosts()).map(({ _id }) => _id)).not.toContain(hidden._id);
    await moderate(moderator, { post: hidden }, { action: 'restore' });
  });
});

describe('a file', () => {
  async function folderOf(text: string): Promise<URL> {
    const folder = await mkdtemp(join(tmpdir(), 'content-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'community'));
    await writeFile(join(folder, 'community', '99-a.md'), text);
    return pathToFileURL(`${folder}/`);
  }
  const fileOf = (text: string, title = 'Apa kabar?') =>
    `---\n{ "title": "${title}", "tags": ["halo"] }\n---\n\n${text}`;

  test('that changes changes its post, and keeps its address', async () => {
    await seedTeamPosts(api.db, await folderOf(fileOf('Tanya.\n\n## Jawaban\n\nBaik.')));
    const first = (await readList(api, sari, { tag: 'halo' })).posts[0]!;
    await seedTeamPosts(api.db, await folderOf(fileOf('Tanya lagi.\n\n## Jawaban\n\nTetap baik.')));
    const { post } = await readPost(api, sari, first._id);
    expect([post.content, post.replies[0]!.content]).toEqual(['Tanya lagi.', 'Tetap baik.']);
  });

  test.each([
    ['has no answer', fileOf('Tanya saja.'), /needs a question/],
    ['has no question', fileOf('## Jawaban\n\nBaik.'), /needs a question/],
    ['has an empty answer', fileOf('Tanya.\n\n## Jawaban\n'), /content/],
    ['has a long title', fileOf('Tanya.\n\n## Jawaban\n\nBaik.', 'x'.repeat(151)), /title/],
  ])('that %s is named with what is wrong', async (_, text, message) => {
    const seeding = seedTeamPosts(api.db, await folderOf(text));
    await expect(seeding).rejects.toThrow('content/community/99-a.md');
    await expect(seeding).rejects.toThrow(message);
  });
});
