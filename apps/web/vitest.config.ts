import { defineConfig } from 'vitest/config';
import { itemIndex } from './vite/item-index.ts';

export default defineConfig({
  plugins: [itemIndex()],
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify('test') },
  // Typing into a long form takes seconds on a busy machine.
  test: {
    // Threads start a quarter faster than processes.
    pool: 'threads',
    maxWorkers: '100%',
    environment: 'jsdom',
    setupFiles: './test/setup.ts',
    testTimeout: 60_000,
  },
});
