import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A busy machine needs more than the usual five seconds.
  test: { environment: 'jsdom', testTimeout: 20_000 },
});
