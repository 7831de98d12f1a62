import type { ComponentProps } from 'react';
import { SearchField } from '#web/components/ui/search-field.tsx';

type Props = ComponentProps<typeof SearchField> & {
  name: string;
  action: string;
  submit: string;
  /** What the address keeps beside the search, when the form is sent without JavaScript. */
  others?: URLSearchParams;
};

/** A real form, so that the search also works before hydration and without JavaScript. */
export function SearchForm({ name, action, submit, others, ...field }: Props) {
  return (
    <form
      role="search"
      aria-label={name}
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="flex gap-2"
    >
      {[...(others ?? [])].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <div className="min-w-0 flex-1">
        <SearchField {...field} />
      </div>
      <noscript>
        <button type="submit" className="min-h-12.5 rounded-md border border-line-strong px-4 font-bold">
          {submit}
        </button>
      </noscript>
    </form>
  );
}
