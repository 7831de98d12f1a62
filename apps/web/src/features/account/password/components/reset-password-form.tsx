import { type SyntheticEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { resetPasswordText as text } from '#web/messages/account-password.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { formText } from '../../form-text.ts';
import { useFirstErrorFocus } from '../../use-first-error-focus.ts';
import { useClearSession } from '../../use-clear-session.ts';
import { resetPassword } from '../api/reset-password.ts';
import { newPasswordProblem } from '../new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ResetPasswordForm({ accessToken }: { accessToken: string }) {
  const clearSession = useClearSession();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFirstErrorFocus(errors);

  const change = async (password: string) => {
    setIsBusy(true);
    setErrors({});
    try {
      await resetPassword(accessToken, password);
    } catch (error) {
      toast.error(failureText(error, text.failed));
      setErrors(fieldErrors(error));
      setIsBusy(false);
      return;
    }
    toast.success(text.success);
    // A new password ends every session, including the one stored in this browser.
    await clearSession();
    await navigate('/login', { replace: true });
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = formText(data, 'password');
    const problem = newPasswordProblem(password, formText(data, 'confirmation'));
    if (problem) toast.error(problem);
    else void change(password);
  };

  return (
    <>
      <h1 className="page-title">{text.title}</h1>
      <p className="mt-1.5 text-ink-muted">{text.lead}</p>
      <form ref={form} onSubmit={submit} className="mt-7 grid gap-5">
        <NewPasswordFields labels={text} error={errors.password} />
        <div className="mt-1 grid gap-3">
          <Button type="submit" size="lg" block busy={isBusy}>
            {isBusy ? text.submitting : text.submit}
          </Button>
          <ButtonLink to="/login" variant="sec" size="lg" block>
            {text.backToLogin}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
