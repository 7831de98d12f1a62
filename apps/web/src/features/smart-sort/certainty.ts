import { sureFromPercent } from '@app/classifier/certainty';
import type { Classification } from '@app/contract/smart-sort';
import type { IconName } from '#web/components/icons/icon.tsx';
import type { MaterialKey } from '#web/components/ui/materials.ts';
import { resultText } from '#web/messages/smart-sort.ts';

type Certainty = { word: string; icon: IconName; colour: string; tone: 'success' | 'warning' | 'danger' };

type Named = { confidence: number; material: MaterialKey; suspected?: Classification['suspected'] };

/** Colour, word and icon of a confidence in percent. What was suspected of being hazardous is never "Yakin". */
export function certaintyOf({ confidence, material, suspected }: Named): Certainty {
  if (confidence >= sureFromPercent[material] && !suspected)
    return { word: resultText.certainty.high, icon: 'check', colour: 'text-success', tone: 'success' };
  if (confidence >= 60)
    return { word: resultText.certainty.middle, icon: 'info', colour: 'text-warning', tone: 'warning' };
  return { word: resultText.certainty.low, icon: 'warning', colour: 'text-danger', tone: 'danger' };
}
