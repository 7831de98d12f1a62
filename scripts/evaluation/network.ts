// An exported network in ONNX Runtime, on one thread as on a small server.
import * as runtime from 'onnxruntime-node';
import type { ModelOutput } from '../../packages/classifier/src/interpret.ts';

export interface Network {
  run(input: Float32Array): Promise<ModelOutput>;
}

export async function openNetwork(file: string, size: number): Promise<Network> {
  const session = await runtime.InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return {
    async run(input) {
      const photo = new runtime.Tensor('float32', input, [1, 3, size, size]);
      const { logits, scope } = await session.run({ photo });
      return { logits: logits!.data as Float32Array, scope: scope ? Number(scope.data[0]) : Number.NaN };
    },
  };
}
