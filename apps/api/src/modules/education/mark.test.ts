import { deleteAccount, exportAccount } from '@app/contract/account-settings';
import {
  likePiece,
  listMarks,
  listSavedPieces,
  mergeMarks,
  maxMarks,
  savePiece,
} from '@app/contract/education-marks';
import type { Route } from '@app/contract/route';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '#test/call.ts';
import { startTestApi, type TestApi } from '#test/harness.ts';
import { innovationText, newsText, writePiece } from '#test/pieces.ts';

let api: TestApi;
let piece: number;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  piece = await writePiece(api);
});

type Person = Awaited<ReturnType<TestApi['signIn']>>;

const send = (person: Person | null, route: Route, body?: object, path: string = route.path) =>
  call(api, route, { path, ...(person && { headers: person.headers }), ...(body && { body }) });
const like = (person: Person | null, liked: unknown, id = piece, kind = 'news') =>
  send(person, likePiece, { liked }, `/education/${kind}/${id}/like`);
const save = (person: Person | null, saved: unknown, id = piece, kind = 'news') =>
  send(person, savePiece, { saved }, `/education/${kind}/${id}/save`);
const marks = async (person: Person) => (await send(person, listMarks)).json();
const likesOf = async (id = piece) =>
  (await api.app.inject({ url: `/education/news/${id}` })).json().article.likes;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => api.signIn()));

describe('liking', () => {
  test('counts once for each person, however often they say it', async () => {
    const [sari, tono] = await people(2);
    expect((await like(sari!, true)).json()).toEqual({ success: true, liked: true, likes: 1 });
    expect((await like(sari!, true)).json().likes).toBe(1);
    expect((await like(tono!, true)).json().likes).toBe(2);
    expect(await likesOf()).toBe(2);
    expect((await like(sari!, false)).json()).toEqual({ success: true, liked: false, likes: 1 });
    expect((await like(sari!, false)).json().likes).toBe(1);
    expect(await marks(sari!)).toEqual({ likes: [], saves: [] });
    expect(await marks(tono!)).toEqual({ likes: [{ kind: 'news', id: piece }], saves: [] });
  });

  test('is exact when 32 people do it at once, several times each', async () => {
    const crowd = await people(32);
    const responses = await Promise.all(crowd.flatMap((one) => [like(one, true), like(one, true)]));
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await likesOf()).toBe(32);
    await Promise.all(crowd.slice(0, 20).flatMap((one) => [like(one, false), like(one, false)]));
    expect(await likesOf()).toBe(12);
  });

  test('is exact when one person says yes and no at once: row and counter agree', async () => {
    const sari = await api.signIn();
    await Promise.all(Array.from({ length: 32 }, (_, n) => like(sari, n % 2 === 0)));
    expect(await likesOf()).toBe((await marks(sari)).likes.length);
  });

  test('the same number of the other kind is another piece', async () => {
    const sari = await api.signIn();
    await like(sari, true, 1, 'innovation');
    expect(await likesOf(1)).toBe(0);
    expect((await marks(sari)).likes).toEqual([{ kind: 'innovation', id: 1 }]);
  });
});

describe('marks are', () => {
  test('for members only', async () => {
    for (const response of [
      await like(null, true),
      await save(null, true),
      await send(null, listMarks),
      await send(null, mergeMarks, { likes: [], saves: [] }),
      await send(null, listSavedPieces),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([401, 'not_signed_in']);
    }
  });

  test('of pieces that exist, with a yes or a no', async () => {
    const sari = await api.signIn();
    expect((await like(sari, true, 999)).statusCode).toBe(404);
    expect((await save(sari, true, 999)).statusCode).toBe(404);
    const wrong: [Awaited<ReturnType<typeof like>>, string][] = [
      [await like(sari, 'ya'), 'liked'],
      [await save(sari, null), 'saved'],
      [await like(sari, true, 1, 'buku'), 'kind'],
      [await like(sari, true, 0), 'id'],
    ];
    for (const [response, field] of wrong) {
      expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
    }
  });

  test('a person’s own: nobody sees or changes another’s', async () => {
    const [sari, tono] = await people(2);
    await save(sari!, true);
    await like(sari!, true);
    await save(tono!, false);
    await like(tono!, false);
    expect(await marks(tono!)).toEqual({ likes: [], saves: [] });
    expect((await send(tono!, listSavedPieces)).json().saved).toEqual([]);
    expect((await marks(sari!)).saves).toEqual([{ kind: 'news', id: piece }]);
    expect(await likesOf()).toBe(1);
  });

  test('at most five hundred of each; then a place has to be made', async () => {
    const sari = await api.signIn();
    for (let n = 0; n < maxMarks; n += 1) await writePiece(api, newsText, { id: 5001 + n });
    const all = Array.from({ length: maxMarks }, (_, n) => ({ kind: 'news' as const, id: 5001 + n }));
    await send(sari, mergeMarks, { likes: all, saves: all.slice(1) });
    const response = await like(sari, true);
    expect([response.statusCode, response.json().code]).toEqual([409, 'marks_full']);
    expect((await like(sari, true, 5001)).statusCode).toBe(200);
    const [one, other] = await Promise.all([save(sari, true, 5001), save(sari, true)]);
    expect([one.json().code, other.json().code]).toContain('marks_full');
    expect((await marks(sari)).saves).toHaveLength(maxMarks);
    await like(sari, false, 5001);
    expect((await like(sari, true)).statusCode).toBe(200);
    expect((await marks(sari)).likes).toHaveLength(maxMarks);
  });
});

describe('signing in brings the marks of the device along', () => {
  test('adding them to those of the person, the latest first, and passing over what is gone', async () => {
    const sari = await api.signIn();
    await like(sari, true);
    const kept = {
      likes: [
        { kind: 'innovation', id: 3 },
        { kind: 'news', id: 999_999 },
        { kind: 'news', id: piece },
        { kind: 'news', id: 2 },
      ],
      saves: [{ kind: 'news', id: 2 }],
    };
    const before = await likesOf(2);
    const merged = (await send(sari, mergeMarks, kept)).json();
    expect(merged).toEqual({
      likes: [
        { kind: 'innovation', id: 3 },
        { kind: 'news', id: 2 },
        { kind: 'news', id: piece },
      ],
      saves: [{ kind: 'news', id: 2 }],
    });
    expect(await marks(sari)).toEqual(merged);
    expect((await send(sari, mergeMarks, kept)).json()).toEqual(merged);
    expect(await likesOf(2)).toBe(before + 1);
    expect(await likesOf()).toBe(1);
  });

  test('many at once, in any order, without meeting crosswise', async () => {
    const crowd = await people(16);
    const list = Array.from({ length: 12 }, (_, n) => ({ kind: 'news', id: 1 + n }));
    const before = await Promise.all(list.map(({ id }) => likesOf(id)));
    const responses = await Promise.all(
      crowd.map((one, n) => {
        const turned = n % 2 === 0 ? list : list.toReversed();
        return send(one, mergeMarks, { likes: turned.slice(0, 6), saves: turned.slice(6) });
      }),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 200));
    const after = await Promise.all(list.map(({ id }) => likesOf(id)));
    expect(after.map((likes, n) => likes - before[n]!)).toEqual(list.map(() => 8));
  });

  test('and names what is wrong with them', async () => {
    const sari = await api.signIn();
    const response = await send(sari, mergeMarks, { likes: [{ kind: 'buku', id: 1 }], saves: [] });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['likes.0.kind']]);
  });
});

describe('saved pieces', () => {
  test('are listed as cards of their kind, the latest first, page by page', async () => {
    const sari = await api.signIn();
    for (let n = 0; n < 22; n += 1) await save(sari, true, await writePiece(api, newsText));
    const tutorial = await writePiece(api, innovationText);
    await save(sari, true, tutorial, 'innovation');
    const first = (await send(sari, listSavedPieces)).json();
    expect(listSavedPieces.response.parse(first)).toEqual(first);
    expect(first.saved).toHaveLength(20);
    expect(first.saved[0]).toMatchObject({ kind: 'innovation', piece: { id: tutorial, saves: 1 } });
    const second = (
      await send(sari, listSavedPieces, undefined, `/education/saved?cursor=${first.nextCursor}`)
    ).json();
    expect([second.saved.length, second.nextCursor]).toEqual([3, null]);
    const seen = [...first.saved, ...second.saved].map(({ kind, piece: { id } }) => `${kind} ${id}`);
    expect(new Set(seen).size).toBe(23);
    const wrong = await send(sari, listSavedPieces, undefined, '/education/saved?cursor=x');
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['cursor']]);
  });
});

describe('whoever', () => {
  test('asks for their data gets their marks', async () => {
    const sari = await api.signIn();
    await like(sari, true);
    await save(sari, true, 4, 'innovation');
    expect((await send(sari, exportAccount)).json().marks).toEqual([
      { kind: 'news', id: piece, mark: 'like', markedAt: expect.any(String) },
      { kind: 'innovation', id: 4, mark: 'save', markedAt: expect.any(String) },
    ]);
  });

  test('goes takes their marks along; what they wrote stays without a name', async () => {
    const [sari, tono] = await people(2);
    const own = await writePiece(api, newsText, { author: 'Sari', authorProfileId: sari!.id });
    await Promise.all([like(sari!, true), like(tono!, true), save(sari!, true, own), like(sari!, true, own)]);
    const gone = await send(sari!, deleteAccount, { confirmation: 'HAPUS' });
    expect(gone.statusCode).toBe(200);
    expect(await likesOf()).toBe(1);
    const { article } = (await api.app.inject({ url: `/education/news/${own}` })).json();
    expect(article).toMatchObject({ author: 'Anonim', likes: 0, title: newsText.title });
  });

  test('goes while others mark the same pieces keeps nobody waiting', async () => {
    const crowd = await people(12);
    const list = [1, 2, 3, 4, 5, 6].map((id) => ({ kind: 'innovation', id }));
    await Promise.all(crowd.map((one) => send(one, mergeMarks, { likes: list, saves: list.toReversed() })));
    const responses = await Promise.all(
      crowd.map((one, n) =>
        n % 2 === 0
          ? send(one, deleteAccount, { confirmation: 'HAPUS' })
          : send(one, mergeMarks, { likes: list, saves: list }),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(crowd.map(() => 200));
    const { innovation } = (await api.app.inject({ url: '/education/innovation/6' })).json();
    expect([innovation.likes, innovation.saves]).toEqual([6, 6]);
  });
});
