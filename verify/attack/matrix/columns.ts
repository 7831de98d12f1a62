import type { Role } from '@app/api/src/lib/viewer';
import type { ErrorCode } from '@app/contract/errors';

/**
 * Who asks. `owner` and `suspended` ask for what is their own; all others ask for what belongs to somebody else.
 * `misnamed` is a member whose page names the owner as the person that it speaks for: another has signed in meanwhile.
 * Staff stand here twice: without and with their second step.
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

/** `yes`: it is done. Anything else is the code of the refusal. */
export type Cell = 'yes' | ErrorCode;
export type Row = Record<Column, Cell>;

const row = (all: Cell, ...exceptions: Partial<Row>[]): Row =>
  Object.assign(Object.fromEntries(columnNames.map((name) => [name, all])) as Row, ...exceptions);

const visitorIsAsked = { visitor: 'not_signed_in', misnamed: 'not_signed_in' } as const;

/** Open to everybody; `refusal` where what is sent can be right for nobody here, and all learn the same. */
export const everybody = (answer: Cell = 'yes'): Row => row(answer);
/** Whoever is signed in gets the same answer. */
export const membersGet = (answer: Cell, ...exceptions: Partial<Row>[]): Row =>
  row(answer, visitorIsAsked, ...exceptions);
/** For whoever is signed in. */
export const members = (...exceptions: Partial<Row>[]): Row => membersGet('yes', ...exceptions);
/** The same, but not for who is suspended from writing. */
export const writers = (...exceptions: Partial<Row>[]): Row =>
  members({ suspended: 'suspended' }, ...exceptions);
/** For whom it belongs to; all others get `refusal`, staff too. */
export const owners = (refusal: Cell, ...exceptions: Partial<Row>[]): Row =>
  row(refusal, visitorIsAsked, { owner: 'yes', suspended: 'yes' }, ...exceptions);

/** Whoever has no business there sees an unknown address; staff without their second step are told. */
const staff = (...roles: ('editor' | 'moderator' | 'admin')[]): Row =>
  row('not_found', ...roles.map((role) => ({ [role]: 'second_step_required', [`${role}Secured`]: 'yes' })));
export const reviewers: Row = staff('editor', 'moderator', 'admin');
export const moderators: Row = staff('moderator', 'admin');
