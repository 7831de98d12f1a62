import { cpSync } from 'node:fs';
import { defineConfig } from 'rolldown';

/** Our own sources in one folder; what comes from the registry stays outside and is installed beside it. */
export default defineConfig({
  input: {
    server: 'src/server.ts',
    worker: 'src/worker.ts',
    classifier: 'src/classifier-server.ts',
    migrate: 'src/migrate.ts',
    seed: 'src/seed.ts',
    'plant-places': 'src/plant-places.ts',
    // Started by the classifier, or by the server, as a process of its own.
    'classifier-process': 'src/clients/classifier/classifier-process.ts',
  },
  platform: 'node',
  external: (id) => !/^(\.|\/|#api\/|@app\/)/.test(id),
  output: { dir: 'dist', cleanDir: true, sourcemap: true, chunkFileNames: '[name].js' },
  plugins: [
    {
      name: 'migrations-and-content-beside-the-bundle',
      writeBundle: () => {
        cpSync('src/db/migrations', 'dist/migrations', { recursive: true });
        cpSync('../../content', 'dist/content', { recursive: true });
      },
    },
  ],
});
