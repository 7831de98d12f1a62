import type { Role } from '@app/api/src/lib/viewer.ts';
import type { ErrorCode } from '@app/contract/errors';

/**
 * Who sends the request. `owner` and `suspended` request their own rows; all others request rows of another user.
 * `misnamed` is a member whose request names the owner in `x-member-id`, as after a change of account in another tab.
 * Staff have two columns: without and with their second step.
 */
export const columns = {
  visitor: undefined,
  misnamed: {},
  owner: {},
  other: {},
  suspended: { suspended: true },
  editor: { role: 'editor' },
  editorSecured: { role: 'editor', secured: true },
  moderator: { role: 'moderator' },
  moderatorSecured: { role: 'moderator', secured: true },
  admin: { role: 'admin' },
  adminSecured: { role: 'admin', secured: true },
} as const satisfies Record<string, { role?: Role; secured?: boolean; suspended?: boolean } | undefined>;

export type Column = keyof typeof columns;
export const columnNames = Object.keys(columns) as Column[];
export const isOwn = (column: Column): boolean => column === 'owner' || column === 'suspended';

/** `yes`: the request succeeds. Anything else is the expected error code. */
export type Cell = 'yes' | ErrorCode;
export type Row = Record<Column, Cell>;

const row = (all: Cell, ...exceptions: Partial<Row>[]): Row =>
  Object.assign(Object.fromEntries(columnNames.map((name) => [name, all])) as Row, ...exceptions);

const visitorsMustSignIn = { visitor: 'not_signed_in', misnamed: 'not_signed_in' } as const;

/** The same result for everybody. */
export const everybody = (cell: Cell = 'yes'): Row => row(cell);
/** The same result for every signed-in user. */
export const membersGet = (cell: Cell, ...exceptions: Partial<Row>[]): Row =>
  row(cell, visitorsMustSignIn, ...exceptions);
/** Allowed for every signed-in user. */
export const members = (...exceptions: Partial<Row>[]): Row => membersGet('yes', ...exceptions);
/** Allowed for every signed-in user who is not suspended. */
export const writers = (...exceptions: Partial<Row>[]): Row =>
  members({ suspended: 'suspended' }, ...exceptions);
/** Allowed for the owner; all others, staff included, get `refusal`. */
export const owners = (refusal: Cell, ...exceptions: Partial<Row>[]): Row =>
  row(refusal, visitorsMustSignIn, { owner: 'yes', suspended: 'yes' }, ...exceptions);

/** Not found for everybody else; staff without their second step get `second_step_required`. */
const staff = (...roles: ('editor' | 'moderator' | 'admin')[]): Row =>
  row('not_found', ...roles.map((role) => ({ [role]: 'second_step_required', [`${role}Secured`]: 'yes' })));
export const reviewers: Row = staff('editor', 'moderator', 'admin');
export const moderators: Row = staff('moderator', 'admin');
