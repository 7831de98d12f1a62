import type { ComponentProps } from 'react';

/** The card around the question and around every answer. */
export const AnswerFrame = (
  props: Omit<ComponentProps<'section'>, 'className'> & { 'data-answer'?: 'b3' },
) => (
  <section
    {...props}
    className="animate-rise-in overflow-hidden rounded-xl border border-line bg-surface-raised"
  />
);

/** Below the header of an answer. */
export const AnswerBody = (props: Omit<ComponentProps<'div'>, 'className'>) => (
  <div {...props} className="grid gap-[clamp(28px,3.4vw,40px)] p-[clamp(20px,3vw,36px)]" />
);
