import type { InferenceSession } from 'onnxruntime-node';
import { noTelemetry } from './no-telemetry.ts';

// Proofs and benchmarks open sessions in processes that the pool does not start. The library reads it when it is loaded.
Object.assign(process.env, noTelemetry);
const runtime = await import('onnxruntime-node');

/** Runs the network on one preprocessed photo and returns its outputs by name. */
export type Session = (photo: Float32Array) => Promise<InferenceSession.ReturnType>;

/** One session on one thread: two threads cost twice the processor time on a busy machine. */
export async function openSession(model: Uint8Array, inputSize: number): Promise<Session> {
  const session = await runtime.InferenceSession.create(model, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  });
  return (photo) =>
    session.run({ photo: new runtime.Tensor('float32', photo, [1, 3, inputSize, inputSize]) });
}
