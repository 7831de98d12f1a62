import { IdempotencyKey } from '@app/contract/community';
import { requiredText } from '@app/contract/field-sentence';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#api/lib/app-error.ts';

/** A request repeated with its key gets the same response; a request without a key is always new. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const { data, success } = IdempotencyKey.safeParse(given);
  if (!success) throw new AppError('invalid_input');
  return data;
}

/** For requests that must have a key. */
export function requiredIdempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string {
  const key = idempotencyKeyOf(request);
  if (key === undefined) throw new AppError('invalid_input', { fields: { 'Idempotency-Key': requiredText } });
  return key;
}
