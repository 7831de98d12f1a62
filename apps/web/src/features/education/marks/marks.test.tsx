import { getMe, logout } from '@app/contract/account';
import { likePiece, listMarks, type Marks, mergeMarks, maxMarks } from '@app/contract/education-marks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sari } from '#test/users.ts';
import { loseNetwork, record, respondError, respond } from '#test/respond.ts';
import { server } from '#test/setup.ts';
import { toasts, visit } from '#test/visit.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { ServerState } from '#web/lib/server-state.tsx';
import { MergeDeviceMarks } from './components/merge-device-marks.tsx';
import { LikeButton } from './components/like-button.tsx';
import { SaveButton } from './components/save-button.tsx';
import { deviceMarks } from './device-marks.ts';

const none: Marks = { likes: [], saves: [] };
const article = { kind: 'news', id: 1 } as const;

function Page() {
  const auth = useAuth();
  return (
    <ServerState onSessionOver={() => {}}>
      <MergeDeviceMarks />
      <LikeButton {...article} count={5} />
      <SaveButton {...article} />
      <button type="button" onClick={() => void auth.logout()}>
        Keluar
      </button>
      <p>{auth.status}</p>
    </ServerState>
  );
}

const open = () => visit('/education/news/1', [{ path: '/education/news/1', Component: Page }]);
const like = () => screen.getByRole('button', { name: /^Suka/ });
const buttonState = () => `${like().textContent} ${like().getAttribute('aria-pressed')}`;
const user = userEvent.setup();

function asMember(marks: Marks = none) {
  localStorage.setItem('token', 'kept');
  server.use(respond(getMe, { user: sari }), respond(listMarks, marks));
}

/** Delays the response to a like until the returned function is called. */
function holdResponse(handler: RequestHandler) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(handler);
  server.use(http.post('*/api/education/news/1/like', () => released));
  return release;
}

beforeEach(() => {
  deviceMarks.write(none);
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor likes without asking anybody, and it is still liked the next time', async () => {
  const { unmount } = open();
  expect(buttonState()).toBe('Suka5 false');
  await user.click(like());
  expect(buttonState()).toBe('Suka6 true');
  unmount();
  open();
  expect(buttonState()).toBe('Suka6 true');
  await user.click(like());
  expect(buttonState()).toBe('Suka5 false');
});

test('a visitor’s other tab follows', () => {
  open();
  const kept = JSON.stringify({ likes: [article], saves: [] });
  localStorage.setItem('marks:1', kept);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'marks:1', newValue: kept })));
  expect(buttonState()).toBe('Suka6 true');
});

test.each(['not json', '{"likes":7}', '{"likes":[null,{"kind":"film","id":1},{"kind":"news","id":"x"}]}'])(
  'what storage holds may be nonsense: %s',
  async (nonsense) => {
    localStorage.setItem('marks:1', nonsense);
    open();
    expect(buttonState()).toBe('Suka5 false');
    await user.click(like());
    expect(buttonState()).toBe('Suka6 true');
  },
);

test('where storage is forbidden a like lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('forbidden');
    },
    setItem: () => {
      throw new DOMException('forbidden');
    },
    removeItem: () => {},
    clear: () => {},
  });
  open();
  await user.click(like());
  expect(buttonState()).toBe('Suka6 true');
});

test('a device keeps no more than its share, and forgets the oldest', async () => {
  const likes = Array.from({ length: maxMarks }, (_, n) => ({ kind: 'news' as const, id: n + 100 }));
  deviceMarks.write({ likes, saves: [] });
  open();
  await user.click(like());
  const kept = deviceMarks.read().likes;
  expect(kept).toHaveLength(maxMarks);
  expect(kept[0]).toEqual(article);
  expect(kept.at(-1)).toEqual({ kind: 'news', id: maxMarks + 98 });
});

test('a member’s like is shown at once, and the server’s count when it answers', async () => {
  asMember();
  const { recorded, handler } = record(likePiece, { success: true, liked: true, likes: 9 });
  const answer = holdResponse(handler);
  open();
  await screen.findByText('signed-in');
  await user.click(like());
  await waitFor(() => expect(buttonState()).toBe('Suka6 true'));
  answer();
  await waitFor(() => expect(buttonState()).toBe('Suka9 true'));
  expect(recorded).toEqual({ body: { liked: true }, authorization: 'Bearer kept' });
  expect(deviceMarks.read()).toEqual(none);
});

test('what a member likes is known when the page opens, and counted already', async () => {
  asMember({ likes: [article], saves: [] });
  open();
  await waitFor(() => expect(buttonState()).toBe('Suka5 true'));
});

test('a like that does not reach the server is taken back, and can be tried again', async () => {
  asMember();
  const answer = holdResponse(loseNetwork(likePiece));
  open();
  await screen.findByText('signed-in');
  await user.click(like());
  await waitFor(() => expect(buttonState()).toBe('Suka6 true'));
  answer();
  await waitFor(() => expect(buttonState()).toBe('Suka5 false'));
  expect(toasts()).toContain('Suka Anda belum tersimpan.');
  server.use(respond(likePiece, { success: true, liked: true, likes: 6 }));
  await user.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  await waitFor(() => expect(buttonState()).toBe('Suka6 true'));
});

test('pressing many times ends as the last press said, one request after the other', async () => {
  asMember();
  const requests: boolean[] = [];
  let concurrent = 0;
  let maxConcurrent = 0;
  server.use(
    http.post('*/api/education/news/1/like', async ({ request }) => {
      const { liked } = (await request.json()) as { liked: boolean };
      requests.push(liked);
      maxConcurrent = Math.max(maxConcurrent, (concurrent += 1));
      await delay(40);
      concurrent -= 1;
      return HttpResponse.json({ success: true, liked, likes: liked ? 5 + requests.length : 5 });
    }),
  );
  open();
  await screen.findByText('signed-in');
  for (const shown of ['Suka6 true', 'Suka5 false', 'Suka6 true']) {
    await user.click(like());
    await waitFor(() => expect(buttonState()).toBe(shown));
  }
  await waitFor(() => expect(buttonState()).toBe('Suka8 true'));
  expect(requests).toEqual([true, false, true]);
  expect(maxConcurrent).toBe(1);
});

test('signing in brings along what the device kept, and the device forgets it', async () => {
  deviceMarks.write({ likes: [article], saves: [] });
  asMember();
  const { recorded, handler } = record(mergeMarks, { likes: [article], saves: [] });
  server.use(handler);
  open();
  expect(buttonState()).toBe('Suka6 true');
  await waitFor(() => expect(deviceMarks.read()).toEqual(none));
  expect(recorded.body).toEqual({ likes: [article], saves: [] });
  expect(like().getAttribute('aria-pressed')).toBe('true');
});

test('what could not be brought along stays on the device and is shown all the same', async () => {
  deviceMarks.write({ likes: [article], saves: [] });
  asMember();
  let refused = 0;
  server.events.on('response:mocked', ({ request }) => {
    if (request.method === 'POST') refused += 1;
  });
  server.use(respondError(mergeMarks, 503, 'unavailable'));
  open();
  await waitFor(() => expect(refused).toBeGreaterThan(0));
  expect(buttonState()).toBe('Suka6 true');
  expect(deviceMarks.read().likes).toEqual([article]);
});

test('who signs out sees a visitor’s page again', async () => {
  asMember({ likes: [article], saves: [] });
  server.use(respond(logout, { success: true }));
  open();
  await waitFor(() => expect(buttonState()).toBe('Suka5 true'));
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  await waitFor(() => expect(buttonState()).toBe('Suka5 false'));
});

test('a like in another tab of a member is asked for', async () => {
  asMember();
  open();
  await screen.findByText('signed-in');
  server.use(respond(listMarks, { likes: [article], saves: [] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'marks-changed' })));
  await waitFor(() => expect(like().getAttribute('aria-pressed')).toBe('true'));
});
