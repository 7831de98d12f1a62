import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

// A busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 5000 });

/** The network of every web test: an unexpected request fails the test, and so does a console error. */
export const server = setupServer();

// Collected, not thrown: msw would turn an error thrown inside the console into an answer of status 500.
const complaints: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  localStorage.clear();
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
  if (complaints.length) throw new Error(`console errors: ${complaints.join('\n')}`);
});
afterAll(() => server.close());
