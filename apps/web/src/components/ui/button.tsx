import type { ComponentProps } from 'react';
import { type Link, NavLink } from 'react-router';
import { type ButtonLook, buttonStyle } from '#web/components/ui/button-style.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** While `busy`, pass a progress label ("Memposting..."); the button is disabled. */
export function Button({
  variant = 'pri',
  size = 'md',
  block = false,
  busy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={buttonStyle({ variant, size, block }, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button, because it leads to the page's main action. */
export function ButtonLink({
  variant = 'pri',
  size = 'md',
  block = false,
  className,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'style'> & ButtonLook) {
  return <NavLink {...rest} end className={buttonStyle({ variant, size, block }, className)} />;
}
