import { Icon } from '#web/components/icons/icon.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { registerText as text } from '#web/messages/account.ts';

/** Folded, because nobody needs them to begin. A refused one is shown. */
export function OptionalFields({ errors }: { errors: Record<string, string> }) {
  return (
    <details
      open={Boolean(errors.phone ?? errors.location)}
      className="group rounded-md border border-line px-3.5"
    >
      <summary className="flex min-h-12.5 list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 py-2 text-sm">
          <span className="block font-semibold">{text.later}</span>
          <span className="text-xs text-ink-muted">{text.laterText}</span>
        </span>
        <Icon name="chevron-down" className="text-ink-muted transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1 pb-4 sm:grid-cols-2">
        <TextField
          label={text.phone}
          type="tel"
          name="phone"
          autoComplete="tel"
          placeholder={text.phoneExample}
          error={errors.phone}
        />
        <TextField
          label={text.location}
          name="location"
          autoComplete="address-level2"
          placeholder={text.locationExample}
          error={errors.location}
        />
      </div>
    </details>
  );
}
