import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';

type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'outline';

const tones: Record<Tone, string> = {
  neutral: 'bg-surface-sunken text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  outline: 'text-ink inset-ring inset-ring-line-strong',
};

/** A state (Terverifikasi, Sulit, 99% · Yakin). `outline` is a neutral mark such as Data contoh. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <span
      className={joinClasses(
        'inline-flex items-center gap-1.25 rounded-full py-0.75 pr-2.25 text-xs leading-[1.4] font-bold whitespace-nowrap',
        icon ? 'pl-1.75' : 'pl-2.25',
        tones[tone],
      )}
    >
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
}
