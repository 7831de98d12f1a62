import type { Route } from '@app/contract/route';
import { nameOf } from '../../kit/http/endpoints.ts';
import { type JsonSchema, jsonSchemaOf } from '../fuzz/json-schema.ts';

/** Paths of the free-text fields of a schema: no enum, constant or format. */
function freeTextPaths(schema: JsonSchema, path: string): string[] {
  if (schema.enum || 'const' in schema || schema.format) return [];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap((option) => freeTextPaths(option, path));
  if (schema.type === 'array') return freeTextPaths(schema.items ?? {}, path);
  if (schema.type === 'string') return [path];
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    freeTextPaths(inner, path ? `${path}.${key}` : key),
  );
}

const textFieldsOf = (route: Route): string[] =>
  route.body
    ? [...new Set(freeTextPaths(jsonSchemaOf(route.body), ''))].map((field) => `${nameOf(route)} ${field}`)
    : [];

const isCompared = 'compared with what is kept, and never kept itself';
const isOfFixedForm = 'of a fixed form that the contract checks';

/** Text fields that are not sent and read back, and why. */
const excludedFields: Record<string, string> = {
  'PATCH /account/profile phone': isOfFixedForm,
  'POST /account/delete password': isCompared,
  'POST /account/delete code': isCompared,
  'POST /account/two-step/confirm code': isCompared,
  'POST /account/two-step/confirm password': isCompared,
  'POST /account/two-step/remove code': isCompared,
  'POST /auth/change-password currentPassword': isCompared,
  'POST /auth/change-password newPassword': 'hashed',
  'POST /auth/confirm-email token': isCompared,
  'POST /auth/forgot-password email': isOfFixedForm,
  'POST /auth/login email': isCompared,
  'POST /auth/login password': isCompared,
  'POST /auth/oauth email': isCompared,
  'POST /auth/oauth name': 'taken from the identity server; stored as a name, see register',
  'POST /auth/oauth providerId': isCompared,
  'POST /auth/register email': isOfFixedForm,
  'POST /auth/register phone': isOfFixedForm,
  'POST /auth/register password': 'hashed',
  'POST /auth/reset-password password': 'hashed',
  'POST /auth/second-step challenge': isCompared,
  'POST /auth/second-step code': isCompared,
  'POST /collectors/suggestions listing.phone': isOfFixedForm,
  'POST /items/unknown word': isOfFixedForm,
  'POST /review/items/dismissals word': isOfFixedForm,
  'POST /scans modelSha256': isOfFixedForm,
};

/** Every text field of the contract must be sent by the test or listed as excluded. */
export function missingFields(routes: Route[], sentFields: ReadonlySet<string>): string[] {
  const fields = routes.flatMap(textFieldsOf);
  return [
    ...fields
      .filter((field) => !sentFields.has(field) && !(field in excludedFields))
      .map((field) => `${field} is never sent`),
    ...Object.keys(excludedFields)
      .filter((field) => !fields.includes(field))
      .map((field) => `${field} is no text field`),
  ];
}

/** The names of the text fields of a sent body. */
export function fieldsOfBody(name: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${name} ${path}`];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOfBody(name, one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOfBody(name, inner, path ? `${path}.${key}` : key),
  );
}
