import { errorText } from '@app/contract/errors';
import { AppError } from '#api/lib/app-error.ts';

type Refusal =
  | 'invalid_input'
  | 'photo_missing'
  | 'photo_type'
  | 'photo_too_large'
  | 'photo_too_slow'
  | 'photo_unreadable';

/** An `AppError` with the form field `image`. */
export const photoRefusal = (code: Refusal) => new AppError(code, { fields: { image: errorText[code] } });
