import type { ErrorCode } from '@app/contract/errors';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Refusal } from '#web/lib/account-api.ts';
import type { SignInResult } from '#web/lib/auth.tsx';
import { useFirstErrorFocus } from '../use-first-error-focus.ts';

type FieldErrors = Record<string, string>;

/** One place for what becomes of a form: the sentence of an earlier try does not stay beside the new one. */
export const toastId = 'sign-in';

/** Refusals that are about one field: beside it they stay to be read when the toast is gone. */
const fieldOf: Partial<Record<ErrorCode, string>> = {
  wrong_credentials: 'password',
  common_password: 'password',
  email_taken: 'email',
  second_step_wrong: 'code',
};

const fieldErrorsOf = ({ code, error, fields }: Refusal): FieldErrors => {
  const field = code && fieldOf[code];
  return field ? { [field]: error, ...fields } : fields;
};

/**
 * One form on its way: busy while it is sent; a refusal becomes a toast, sentences beside the fields and the focus
 * in the first of them. Nothing typed is lost. `exception` is said when there was no answer at all.
 */
export function useSubmission(exception: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useFirstErrorFocus(errors);

  const refuse = (sentence: string, fields: FieldErrors = {}) => {
    toast.error(sentence, { id: toastId });
    setErrors(fields);
  };

  const send = async (request: () => Promise<SignInResult>): Promise<SignInResult | undefined> => {
    setIsBusy(true);
    setErrors({});
    try {
      const result = await request();
      if (result.status === 'error') refuse(result.error, fieldErrorsOf(result));
      return result;
    } catch {
      toast.error(exception, { id: toastId });
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  return { form, isBusy, errors, refuse, send };
}
