import { type SyntheticEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { ApiError } from '#web/lib/api.ts';
import { forgotPasswordText as text } from '#web/messages/account-password.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { useFirstErrorFocus } from '../../use-first-error-focus.ts';
import { sendRecoveryLink } from '../api/send-recovery-link.ts';

type Props = { email: string; onEmailChange: (email: string) => void; onSent: () => void };

export function ForgotPasswordForm({ email, onEmailChange, onSent }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFirstErrorFocus(errors);

  const send = async () => {
    setIsBusy(true);
    setErrors({});
    try {
      const { message } = await sendRecoveryLink(email);
      toast.success(message);
      onSent();
    } catch (error) {
      toast.error(error instanceof ApiError ? failureText(error, text.failed) : text.exception);
      setErrors(fieldErrors(error));
      setIsBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <>
      <h1 className="page-title">{text.title}</h1>
      <p className="mt-1.5 text-ink-muted">{text.lead}</p>
      <form ref={form} onSubmit={submit} className="mt-7 grid gap-6">
        <TextField
          label={text.email}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          required
          placeholder={text.emailExample}
          value={email}
          onChange={(event) => onEmailChange(event.target.value)}
          error={errors.email}
        />
        <Button type="submit" size="lg" block busy={isBusy}>
          {isBusy ? text.sending : text.send}
        </Button>
      </form>
      <p className="mt-6 text-center text-sm">
        {text.remembered}{' '}
        <Link to="/login" className="text-link inline-flex min-h-11 items-center">
          {text.login}
        </Link>
      </p>
    </>
  );
}
