import { product } from '@app/contract/product';
import type { SyntheticEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { prepareSignIn, useAuth } from '#web/lib/auth.tsx';
import { registerText as text } from '#web/messages/account.ts';
import { formText } from '../../form-text.ts';
import { PasswordPair } from '../../password/components/password-pair.tsx';
import { toastId, useSubmission } from '../use-submission.ts';
import { Agreement } from './agreement.tsx';
import { OptionalFields } from './optional-fields.tsx';

export function RegisterForm() {
  const auth = useAuth();
  const { form, isBusy, errors, showErrors, send } = useSubmission(text.exception);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = formText(data, 'password');
    if (password !== formText(data, 'confirmation'))
      return showErrors(text.mismatch, { confirmation: text.mismatch });
    if (!data.has('terms')) return showErrors(text.termsNeeded, { terms: text.termsNeeded });
    const result = await send(() =>
      auth.register({
        name: formText(data, 'name'),
        email: formText(data, 'email'),
        phone: formText(data, 'phone'),
        location: formText(data, 'location'),
        password,
        newsletter: data.has('newsletter'),
      }),
    );
    if (result?.status === 'success') toast.success(text.success(product.name), { id: toastId });
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
      <TextField
        label={text.name}
        name="name"
        autoComplete="name"
        required
        onFocus={prepareSignIn}
        error={errors.name}
      />
      <TextField
        label={text.email}
        type="email"
        name="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        placeholder={text.emailExample}
        error={errors.email}
      />
      <PasswordPair
        password={{ label: text.password, placeholder: text.passwordHint, error: errors.password }}
        confirmation={{
          label: text.confirmation,
          placeholder: text.confirmationExample,
          error: errors.confirmation,
        }}
      />
      <OptionalFields errors={errors} />
      <div>
        <Agreement error={errors.terms} />
        <Checkbox label={text.newsletter} name="newsletter" />
      </div>
      <Button type="submit" size="lg" block busy={isBusy}>
        {isBusy ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
