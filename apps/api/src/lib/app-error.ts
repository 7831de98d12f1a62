import type { ErrorCode } from '@app/contract/errors';

/** `internal` is never thrown: it is the code for unexpected errors. */
type ExpectedCode = Exclude<ErrorCode, 'internal'>;

const statusOf: Record<ExpectedCode, number> = {
  invalid_input: 400,
  not_signed_in: 401,
  not_allowed: 403,
  not_found: 404,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
  feature_off: 503,

  wrong_credentials: 401,
  too_many_failures: 429,
  sign_in_unavailable: 503,
  email_taken: 409,
  common_password: 400,
  wrong_current_password: 400,
  no_password: 409,
  identity_refused: 401,
  email_unverified: 403,
  second_step_wrong: 400,
  second_step_expired: 400,
  second_step_required: 403,
  second_step_active: 409,
  export_running: 409,

  photo_missing: 400,
  photo_type: 415,
  photo_too_large: 413,
  photo_unreadable: 422,
  photo_too_slow: 408,
  classifier_busy: 503,
  classifier_failed: 503,

  photos_not_kept: 409,
  photo_decided: 409,

  region_unknown: 404,
  already_decided: 409,
  suggestions_spent: 429,
  submissions_spent: 429,
  pictures_spent: 429,
  marks_full: 409,
  picture_gone: 409,

  suspended: 403,
  write_pause: 429,
  posts_spent: 429,
  replies_spent: 429,
  reports_spent: 429,
  too_many_links: 400,
  already_reported: 409,
  already_moderated: 409,
  already_appealed: 409,
  appeal_needs_other: 403,
  own_content: 403,
  own_report: 403,
  mutes_full: 409,
  pins_full: 409,
  post_locked: 409,

  link_invalid: 400,
};

/** Field name to the sentence that a form shows beside it. */
export type Fields = Record<string, string>;

/** An expected failure. Anything else that is thrown is a bug and is reported as `internal`. */
export class AppError extends Error {
  readonly code: ExpectedCode;
  readonly statusCode: number;
  readonly fields: Fields | undefined;
  /** Seconds after which the client may retry. */
  readonly retryAfter: number | undefined;

  constructor(code: ExpectedCode, options: { fields?: Fields; retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.statusCode = statusOf[code];
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
  }
}
