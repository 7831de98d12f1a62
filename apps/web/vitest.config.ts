import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify('test') },
  // Typing into a long form takes seconds on a busy machine.
  test: { maxWorkers: '100%', environment: 'jsdom', setupFiles: './test/setup.ts', testTimeout: 60_000 },
});
