import { type SyntheticEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { changePasswordText as text } from '#web/messages/account-settings.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { formText } from '../../form-text.ts';
import { useFirstErrorFocus } from '../../use-first-error-focus.ts';
import { NewPasswordFields } from '../../password/components/new-password-fields.tsx';
import { newPasswordProblem } from '../../password/new-password.ts';
import { useChangePassword } from '../api/change-password.ts';
import { SettingsSection } from './settings-section.tsx';

export function ChangePassword({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  // A new key remounts the form, which empties it after a change.
  const [changes, setChanges] = useState(0);
  return (
    <SettingsSection title={text.title} text={text.text}>
      {hasPassword ? (
        <ChangePasswordForm key={changes} email={email} onChanged={() => setChanges(changes + 1)} />
      ) : (
        <>
          <p className="mb-4">{text.none}</p>
          <ButtonLink to="/forgot-password" variant="sec">
            {text.create}
          </ButtonLink>
        </>
      )}
    </SettingsSection>
  );
}

function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const change = useChangePassword();
  const errors = fieldErrors(change.error);
  const form = useFirstErrorFocus(errors);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const newPassword = formText(data, 'password');
    const problem = newPasswordProblem(newPassword, formText(data, 'confirmation'));
    if (problem) {
      toast.error(problem);
      return;
    }
    change
      .mutateAsync({ currentPassword: formText(data, 'currentPassword'), newPassword })
      .then((message) => {
        toast.success(message);
        onChanged();
      })
      .catch((error: unknown) => toast.error(failureText(error, text.failed)));
  };

  return (
    <form ref={form} onSubmit={submit} className="grid gap-5">
      {/* For password managers: whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={text.current}
        autoComplete="current-password"
        required
        error={errors.currentPassword}
      />
      <NewPasswordFields labels={text} error={errors.newPassword} />
      <Button type="submit" busy={change.isPending} className="justify-self-start max-sm:w-full">
        {change.isPending ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
