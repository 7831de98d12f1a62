import type { ReactNode } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { uiText } from '#web/components/ui/ui-text.ts';

type StepState = 'done' | 'now' | 'waiting';
type ProgressStep = { label: string; detail?: string; state: StepState };

const signs: Record<StepState, ReactNode> = {
  done: (
    <span className="grid size-7 place-items-center rounded-full bg-success-soft text-success">
      <Icon name="check" size="sm" />
    </span>
  ),
  now: <Spinner className="size-7 text-brand" />,
  waiting: <span className="size-7 rounded-full border-[1.5px] border-dashed border-line-strong" />,
};

const words: Record<StepState, string> = {
  done: uiText.stepDone,
  now: uiText.stepNow,
  waiting: uiText.stepWaiting,
};

/** The steps of a long task, with bytes or seconds at the right. */
export function ProgressSteps({ label, steps }: { label: string; steps: readonly ProgressStep[] }) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={joinClasses(
            'grid min-h-12 grid-cols-[28px_1fr_auto] items-center gap-3 border-t border-line font-semibold',
            step.state === 'waiting' && 'text-ink-muted',
          )}
        >
          {signs[step.state]}
          <span>
            {step.label} <span className="sr-only">({words[step.state]})</span>
          </span>
          <span className="text-sm font-medium text-ink-muted tabular-nums">{step.detail}</span>
        </li>
      ))}
    </ol>
  );
}
