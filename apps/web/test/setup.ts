import { listPriceRanges } from '@app/contract/directory-price-range';
import { cleanup, configure } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { respond } from '#test/respond.ts';

// A busy machine needs more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

/** The mock server of every web test: an unexpected request or a console error fails the test. */
export const server = setupServer(
  // Answers, items and listings ask for it; most tests are about something else.
  respond(listPriceRanges, { ranges: [] }),
);

// Collected, not thrown: msw would turn an error thrown inside the console into a 500 response.
const consoleErrors: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consoleErrors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    consoleErrors.push(words.map(String).join(' '));
  });
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
  if (consoleErrors.length) throw new Error(`console errors: ${consoleErrors.join('\n')}`);
});
afterAll(() => server.close());
