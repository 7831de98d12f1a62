import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Interpretation, interpret } from '@app/classifier/interpret';
import { type Picture, preprocess } from '@app/classifier/preprocess';
import { shippedModel } from '@app/classifier/settings';
import * as runtime from 'onnxruntime-node';

const { inputSize } = shippedModel;

/** One session on one thread: two threads cost twice the processor time on a busy machine. */
export async function openNetwork(): Promise<(picture: Picture) => Promise<Interpretation>> {
  const file = new URL(import.meta.resolve(`@app/classifier/model/${shippedModel.file}`));
  const model = await readFile(file);
  if (hash('sha256', model) !== shippedModel.sha256) {
    throw new Error(`${file.pathname} is not model ${shippedModel.version}`);
  }
  const session = await runtime.InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });

  return async (picture) => {
    const input = preprocess(picture, inputSize);
    const photo = new runtime.Tensor('float32', input, [1, 3, inputSize, inputSize]);
    const { logits, scope } = await session.run({ photo });
    const output = { logits: logits!.data as Float32Array, scope: Number(scope!.data[0]) };
    return interpret(output, shippedModel);
  };
}
