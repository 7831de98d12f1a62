import type { ItemAnswer } from '@app/items/item';
import { type AnswerColours, sortedColours } from '#web/components/ui/sorted-colours.ts';

export const answerColours: Record<ItemAnswer, AnswerColours> = {
  ...sortedColours,
  khusus: {
    fill: 'bg-brand-field text-on-field',
    token: 'bg-on-field text-brand-field',
    disc: 'text-brand-soft',
    step: 'bg-brand-soft text-brand-strong',
  },
};
