import { defineConfig } from 'rolldown';

/** The operator's commands of the image; what comes from the registry is installed beside it for the API. */
export default defineConfig({
  input: { admin: 'admin.ts', places: 'places.ts' },
  platform: 'node',
  external: (id) => !/^(\.|\/|#api\/|@app\/)/.test(id),
  output: { dir: 'dist', cleanDir: true, sourcemap: true, chunkFileNames: '[name].js' },
});
