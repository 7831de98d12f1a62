import type { ErrorCode } from '@app/contract/errors';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { SignInError } from '#web/lib/account-api.ts';
import type { SignInResult } from '#web/lib/auth.tsx';
import { useFirstErrorFocus } from '../use-first-error-focus.ts';

type FieldErrors = Record<string, string>;

/** Shared, so that a new toast replaces the one of an earlier attempt. */
export const toastId = 'sign-in';

/** Error codes that belong to one field, shown beside it after the toast is gone. */
const fieldOf: Partial<Record<ErrorCode, string>> = {
  wrong_credentials: 'password',
  common_password: 'password',
  email_taken: 'email',
  second_step_wrong: 'code',
};

const fieldErrorsOf = ({ code, error, fields }: SignInError): FieldErrors => {
  const field = code && fieldOf[code];
  return field ? { [field]: error, ...fields } : fields;
};

/**
 * The submission of one form: an error response becomes a toast and field errors, and the first invalid field is
 * focused. `exception` is the message for a network failure.
 */
export function useSubmission(exception: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useFirstErrorFocus(errors);

  const showErrors = (message: string, fields: FieldErrors = {}) => {
    toast.error(message, { id: toastId });
    setErrors(fields);
  };

  const send = async (request: () => Promise<SignInResult>): Promise<SignInResult | undefined> => {
    setIsBusy(true);
    setErrors({});
    try {
      const result = await request();
      if (result.status === 'error') showErrors(result.error, fieldErrorsOf(result));
      return result;
    } catch {
      toast.error(exception, { id: toastId });
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return { form, isBusy, errors, showErrors, send };
}
