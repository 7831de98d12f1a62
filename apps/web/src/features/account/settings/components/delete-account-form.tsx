import { deletionWord, type Profile } from '@app/contract/account-settings';
import { type SyntheticEvent, useState } from 'react';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { dataText as text } from '#web/messages/account-settings.ts';
import { formText } from '../../form-text.ts';
import { useFirstErrorFocus } from '../../use-first-error-focus.ts';

export type Deletion = { confirmation: typeof deletionWord; password?: string; code?: string };

type Props = {
  id: string;
  profile: Profile;
  errors: Record<string, string>;
  onSubmit: (proof: Deletion) => void;
};

/** Asks for the confirmation word and for each factor that this account has. */
export function DeleteAccountForm({ id, profile, errors, onSubmit }: Props) {
  const [wordIsWrong, setWordIsWrong] = useState(false);
  const form = useFirstErrorFocus(errors);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isRight = formText(data, 'confirmation').trim() === deletionWord;
    setWordIsWrong(!isRight);
    if (!isRight) return;
    onSubmit({
      confirmation: deletionWord,
      ...(profile.hasPassword && { password: formText(data, 'password') }),
      ...(profile.twoStep && { code: formText(data, 'code').replaceAll(/\s/g, '') }),
    });
  };

  return (
    <form ref={form} id={id} onSubmit={submit} className="grid gap-5">
      <TextField
        name="confirmation"
        label={text.typeWord(deletionWord)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={wordIsWrong ? text.wrongWord(deletionWord) : errors.confirmation}
      />
      {profile.hasPassword && (
        <PasswordField name="password" label={text.password} required error={errors.password} />
      )}
      {profile.twoStep && (
        <TextField
          name="code"
          label={text.code}
          hint={text.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.code}
        />
      )}
    </form>
  );
}
