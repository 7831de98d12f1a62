import { fieldSentence } from '@app/contract/field-sentence';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { AppError, type Fields } from '#api/lib/app-error.ts';

const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = schema.safeParse(data, { error: fieldSentence });
    return result.success ? { value: result.data } : { error: invalidInput(result.error) };
  };

/** Requests and responses both pass through the contract, so an undeclared column cannot leak. */
export function addValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}

/** One message per field: the first issue. */
function invalidInput({ issues }: z.ZodError): AppError {
  const fields: Fields = {};
  for (const issue of issues) if (issue.path.length > 0) fields[issue.path.join('.')] ??= issue.message;
  return new AppError('invalid_input', Object.keys(fields).length > 0 ? { fields } : {});
}
