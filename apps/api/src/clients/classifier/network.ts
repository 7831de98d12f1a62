import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Interpretation, interpret } from '@app/classifier/interpret';
import { type Picture, preprocess } from '@app/classifier/preprocess';
import { shippedModel } from '@app/classifier/settings';
import { openSession } from './session.ts';

/** Opens the shipped model after verifying its hash. */
export async function openNetwork(): Promise<(picture: Picture) => Promise<Interpretation>> {
  const file = new URL(import.meta.resolve(`@app/classifier/model/${shippedModel.file}`));
  const model = await readFile(file);
  if (hash('sha256', model) !== shippedModel.sha256) {
    throw new Error(`${file.pathname} is not model ${shippedModel.version}`);
  }
  const session = await openSession(model, shippedModel.inputSize);
  return async (picture) => {
    const { logits, scope } = await session(preprocess(picture, shippedModel.inputSize));
    const output = { logits: logits!.data as Float32Array, scope: Number(scope!.data[0]) };
    return interpret(output, shippedModel);
  };
}
