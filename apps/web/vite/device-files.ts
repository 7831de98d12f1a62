import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packModel } from '@app/classifier/pack-model';
import { shippedModel } from '@app/classifier/settings';
import type { Plugin } from 'vite';

const name = 'virtual:device-files';
const devUrl = '/packed-model.bin';
const fileOf = createRequire(import.meta.url).resolve;

/** Files for on-device classification: emits the packed model and exports the sizes and hash to verify it. */
export function deviceFiles(): Plugin {
  const model = () => packModel(readFileSync(fileOf(`@app/classifier/model/${shippedModel.file}`)));
  let isBuild = false;
  return {
    name: 'device-files',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    configureServer({ middlewares }) {
      middlewares.use(devUrl, (_request, response) => void response.end(model()));
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const packed = model();
      const runtime = readFileSync(fileOf('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
      const address = isBuild
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'model.bin', source: packed })}`
        : JSON.stringify(devUrl);
      return `
        export const modelAddress = ${address};
        export const modelBytes = ${packed.length};
        export const runtimeBytes = ${runtime.length};
        export const runtimeSha256 = '${createHash('sha256').update(runtime).digest('hex')}';
      `;
    },
  };
}
