import { product } from '@app/contract/product';
import type { SyntheticEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';
import { prepareSignIn, useAuth } from '#web/lib/auth.tsx';
import { registerText as text } from '#web/messages/account.ts';
import { formText } from '../../form-text.ts';
import { toastId, useSubmission } from '../use-submission.ts';
import { Agreement } from './agreement.tsx';

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
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.phone}
          type="tel"
          name="phone"
          autoComplete="tel"
          placeholder={text.phoneExample}
          hint={uiText.optional}
          error={errors.phone}
        />
        <TextField
          label={text.location}
          name="location"
          autoComplete="address-level2"
          placeholder={text.locationExample}
          hint={uiText.optional}
          error={errors.location}
        />
      </div>
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="new-password"
        required
        placeholder={text.passwordHint}
        error={errors.password}
      />
      <PasswordField
        label={text.confirmation}
        name="confirmation"
        autoComplete="new-password"
        required
        placeholder={text.confirmationExample}
        error={errors.confirmation}
      />
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
