import { joinClasses } from '#web/components/ui/join-classes.ts';

type ButtonVariant = 'pri' | 'sec' | 'quiet' | 'danger' | 'on-field' | 'field-line';
/** `sm` has the same touch height as the others. */
type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

const variants: Record<ButtonVariant, string> = {
  pri: 'border-transparent bg-brand text-on-brand not-disabled:hover:bg-brand-strong',
  sec: 'border-line-strong bg-surface-raised text-ink not-disabled:hover:border-ink',
  quiet: 'border-transparent text-ink not-disabled:hover:bg-surface-sunken',
  danger: 'border-danger bg-surface-raised text-danger not-disabled:hover:bg-danger-soft',
  'on-field': 'border-transparent bg-on-field text-brand-field',
  'field-line': 'border-on-field/55 text-on-field',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 rounded-md px-2 py-2.5 text-sm',
  md: 'min-h-11 rounded-md px-4.5 py-2.5 text-sm',
  lg: 'min-h-13.5 rounded-[14px] px-6 py-3.5 text-md',
};

export const buttonStyle = ({ variant, size, block }: Required<ButtonLook>, className?: string) =>
  joinClasses('button', variants[variant], sizes[size], block && 'w-full', className);
