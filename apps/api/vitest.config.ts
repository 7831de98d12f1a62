import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: './test/global-setup.ts',
    // Generous, because a busy machine is no failure: they end only what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // With two, a quarter of two cores waited for the servers.
    maxWorkers: 3,
  },
});
