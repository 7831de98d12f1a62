import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { budi, post, reply } from '#test/community.ts';
import { jelantah, list, openForum, openPost, press, second, whole } from '#test/forum.tsx';
import { sari } from '#test/users.ts';
import { server } from '#test/setup.ts';

function streamOf() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isClosed = false;
  const handler = http.get('*/api/community/live', ({ request }) => {
    request.signal.addEventListener('abort', () => (isClosed = true));
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  // A lost stream is reopened.
  const say = (event: object) =>
    waitFor(() =>
      controller?.enqueue(new TextEncoder().encode(`: hidup\n\ndata: ${JSON.stringify(event)}\n\n`)),
    );
  return { handler, say, isOpen: () => controller !== undefined, isClosed: () => isClosed };
}

test('what others write is announced above the list and shown on a press', async () => {
  const stream = streamOf();
  openForum('/community', stream.handler, list([jelantah]));
  await screen.findByRole('link', { name: jelantah.title });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  await stream.say({ type: 'post', postId: second, category: 'tips', authorId: budi._id });
  await stream.say({ type: 'post', postId: second, category: 'tips', authorId: budi._id });
  await stream.say({ type: 'post', postId: jelantah._id, category: 'tips', authorId: sari._id });
  server.use(list([post({ _id: second, title: 'Baru saja' }), jelantah]));
  await press('1 postingan baru');
  expect(await screen.findByRole('link', { name: 'Baru saja' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /postingan baru/ })).toBeNull();
});

test('a new reply of somebody else appears in the open post and is counted once', async () => {
  const stream = streamOf();
  openForum('/community', stream.handler, list([jelantah]), whole({ replies: [reply()] }));
  await openPost();
  await screen.findByText('Bilas dulu, lalu keringkan.');
  server.use(whole({ replies: [reply(), reply({ _id: second, content: 'Baru datang.' })], replyCount: 2 }));
  await stream.say({ type: 'reply', postId: jelantah._id, replyId: second, authorId: budi._id });
  expect(await screen.findByText('Baru datang.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2 balasan' })).toBeTruthy();
});

test('a page that nobody looks at closes its stream, and asks what it missed when it is looked at again', async () => {
  const stream = streamOf();
  openForum('/community', stream.handler, list([jelantah]));
  await screen.findByRole('link', { name: jelantah.title });
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  const look = (state: 'visible' | 'hidden') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  look('hidden');
  await waitFor(() => expect(stream.isClosed()).toBe(true));
  server.use(list([post({ _id: second, title: 'Sementara itu' }), jelantah]));
  look('visible');
  expect(await screen.findByRole('button', { name: '1 postingan baru' })).toBeTruthy();
});
