import type { IconName } from '#web/components/icons/icon.tsx';
import { resultText } from '#web/messages/smart-sort.ts';

type Certainty = { word: string; icon: IconName; colour: string; tone: 'success' | 'warning' | 'danger' };

/** Colour, word and icon of a confidence in percent. */
export function certaintyOf(confidence: number): Certainty {
  if (confidence >= 80)
    return { word: resultText.certainty.high, icon: 'check', colour: 'text-success', tone: 'success' };
  if (confidence >= 60)
    return { word: resultText.certainty.middle, icon: 'info', colour: 'text-warning', tone: 'warning' };
  return { word: resultText.certainty.low, icon: 'warning', colour: 'text-danger', tone: 'danger' };
}
