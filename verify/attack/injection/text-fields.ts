import type { Route } from '@app/contract/route';
import { nameOf } from '../../kit/http/endpoints.ts';
import { type Shape, shapeOf } from '../fuzz/shape.ts';

/** Where a shape takes words of one's own: neither chosen from a list nor of a fixed form. */
function wordsIn(shape: Shape, path: string): string[] {
  if (shape.enum || 'const' in shape || shape.format) return [];
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return options.flatMap((option) => wordsIn(option, path));
  if (shape.type === 'array') return wordsIn(shape.items ?? {}, path);
  if (shape.type === 'string') return [path];
  return Object.entries(shape.properties ?? {}).flatMap(([key, inner]) =>
    wordsIn(inner, path ? `${path}.${key}` : key),
  );
}

const textFieldsOf = (route: Route): string[] =>
  route.body
    ? [...new Set(wordsIn(shapeOf(route.body), ''))].map((field) => `${nameOf(route)} ${field}`)
    : [];

const isCompared = 'compared with what is kept, and never kept itself';
const isOfFixedForm = 'of a fixed form that the contract checks';

/** Text that is not sent and read back, and why. */
const untold: Record<string, string> = {
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
  'POST /auth/oauth name': 'the identity server’s word counts; kept as a name is, see register',
  'POST /auth/oauth providerId': isCompared,
  'POST /auth/register email': isOfFixedForm,
  'POST /auth/register phone': isOfFixedForm,
  'POST /auth/register password': 'hashed',
  'POST /auth/reset-password password': 'hashed',
  'POST /auth/second-step challenge': isCompared,
  'POST /auth/second-step code': isCompared,
  'POST /collectors/suggestions listing.phone': isOfFixedForm,
  'POST /scans modelSha256': isOfFixedForm,
};

/** Each text of the contract is either sent by the tour, or here is said why not. */
export function untouchedFields(routes: Route[], sent: ReadonlySet<string>): string[] {
  const fields = routes.flatMap(textFieldsOf);
  return [
    ...fields
      .filter((field) => !sent.has(field) && !(field in untold))
      .map((field) => `${field} is never sent`),
    ...Object.keys(untold)
      .filter((field) => !fields.includes(field))
      .map((field) => `${field} is no text field`),
  ];
}

/** The fields of a body that was sent, as they are named above. */
export function fieldsOfBody(name: string, value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [`${name} ${path}`];
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOfBody(name, one, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    fieldsOfBody(name, inner, path ? `${path}.${key}` : key),
  );
}
