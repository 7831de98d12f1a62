import { materials, suspicions } from '@app/classifier/materials';
import { z } from 'zod';
import type { Outcome, Purpose } from './messages.ts';

/** The endpoint of the classifier service; the body is the file of the photo. */
export const photoPath = '/photos';

export const purposes = ['classify', 'classify-and-keep', 'copy'] as const satisfies Purpose[];

/** More than two copies and an answer ever need. */
export const maxResponseBytes = 8 * 1024 * 1024;
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const Jpeg = z
  .base64()
  .transform((text): Uint8Array => Buffer.from(text, 'base64'))
  .refine((bytes) => jpegStart.equals(bytes.subarray(0, 3)), 'must be a JPEG');
const Copies = z.object({ photo: Jpeg, thumbnail: Jpeg });

const share = z.number().min(0).max(1);
const Prediction = z.object({ material: z.enum(materials), confidence: share });
const Interpretation = z.object({
  verdict: z.enum(['sure', 'unsure', 'not-waste']),
  suspected: z.enum(suspicions).nullable(),
  predictions: z.tuple([Prediction], Prediction).refine(({ length }) => length === materials.length),
  scope: z.number(),
});

const Unreadable = z.object({ unreadable: z.literal(true) });
/** The service decodes files of strangers, so the API trusts nothing that it says. */
export const responseOf = {
  classify: z.union([Unreadable, z.object({ interpretation: Interpretation })]),
  'classify-and-keep': z.union([Unreadable, z.object({ interpretation: Interpretation, copies: Copies })]),
  copy: z.union([Unreadable, z.object({ copies: Copies })]),
} satisfies Record<Purpose, z.ZodType>;

export const Refusal = z.object({ code: z.enum(['classifier_busy', 'classifier_failed']) });

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** An outcome as the service sends it. */
export function toWire(outcome: Outcome) {
  if (outcome === 'unreadable') return { unreadable: true };
  const { copies } = outcome;
  return {
    ...('interpretation' in outcome && { interpretation: outcome.interpretation }),
    ...(copies && { copies: { photo: base64(copies.photo), thumbnail: base64(copies.thumbnail) } }),
  };
}
