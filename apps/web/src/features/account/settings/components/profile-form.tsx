import { accountLimits } from '@app/contract/account-fields';
import type { Profile } from '@app/contract/account-settings';
import type { SyntheticEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Button } from '#web/components/ui/button.tsx';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { accountText, profileText as text } from '#web/messages/account-settings.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { formText } from '../../form-text.ts';
import { useFirstErrorFocus } from '../../use-first-error-focus.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { SettingsSection } from './settings-section.tsx';

/** Uncontrolled fields, so that a refetched profile does not overwrite the input. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const auth = useAuth();
  const update = useUpdateProfile();
  const errors = fieldErrors(update.error);
  const form = useFirstErrorFocus(errors);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = {
      name: formText(data, 'name'),
      phone: formText(data, 'phone'),
      location: formText(data, 'location'),
      newsletter: data.has('newsletter'),
    };
    update.mutate(body, {
      onSuccess: () => {
        toast.success(text.saved);
        void auth.refresh();
      },
      onError: (error) => toast.error(failureText(error, accountText.notSent)),
    });
  };

  return (
    <SettingsSection title={text.title} text={text.text}>
      <form ref={form} onSubmit={submit} className="grid gap-5">
        <TextField
          name="name"
          label={text.name}
          autoComplete="name"
          required
          maxLength={accountLimits.name}
          defaultValue={profile.name}
          error={errors.name}
        />
        <TextField
          name="phone"
          type="tel"
          label={text.phone}
          autoComplete="tel"
          maxLength={accountLimits.phone}
          placeholder={text.phoneExample}
          defaultValue={toNationalFormat(profile.phone)}
          error={errors.phone}
        />
        <TextField
          name="location"
          label={text.location}
          autoComplete="address-level2"
          maxLength={accountLimits.location}
          placeholder={text.locationExample}
          defaultValue={profile.location}
          error={errors.location}
        />
        <Checkbox name="newsletter" label={text.newsletter} defaultChecked={profile.newsletter} />
        <Button type="submit" busy={update.isPending} className="justify-self-start max-sm:w-full">
          {update.isPending ? text.saving : text.save}
        </Button>
      </form>
    </SettingsSection>
  );
}

/** The national format: 0812… instead of +62812… */
const toNationalFormat = (phone: string) => phone.replace(/^\+62/, '0');
