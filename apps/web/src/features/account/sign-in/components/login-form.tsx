import { type SyntheticEvent, useEffect, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { prepareSignIn, useAuth } from '#web/lib/auth.tsx';
import { isPhone } from '#web/lib/is-phone.ts';
import { signInText as text } from '#web/messages/account.ts';
import { formText } from '../../form-text.ts';
import { toastId, useSubmission } from '../use-submission.ts';

export function LoginForm({ onSecondStep }: { onSecondStep: (challenge: string) => void }) {
  const auth = useAuth();
  const { form, isBusy, errors, send } = useSubmission(text.exception);
  const remember = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (remember.current && isPhone()) remember.current.checked = true;
  }, []);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const result = await send(() =>
      auth.login({
        email: formText(data, 'email'),
        password: formText(data, 'password'),
        remember: data.has('remember'),
      }),
    );
    if (result?.status === 'second-step') onSecondStep(result.challenge);
    if (result?.status === 'success') toast.success(text.success, { id: toastId });
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
      <TextField
        label={text.email}
        type="email"
        name="email"
        onFocus={prepareSignIn}
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        required
        placeholder={text.emailExample}
        error={errors.email}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <div className="-mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox ref={remember} label={text.rememberMe} name="remember" />
        <Link to="/forgot-password" className="text-link inline-flex min-h-11 items-center text-sm">
          {text.forgotPassword}
        </Link>
      </div>
      <Button type="submit" size="lg" block busy={isBusy}>
        {isBusy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
