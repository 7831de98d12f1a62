import type { Classification } from '@app/contract/smart-sort';
import { resultText as text } from '#web/messages/smart-sort.ts';
import { certaintyOf } from '../../certainty.ts';
import { Pill } from './pill.tsx';

type Props = { answer: Pick<Classification, 'confidence' | 'material' | 'suspected'> };

export function Confidence({ answer }: Props) {
  const { word, icon, colour } = certaintyOf(answer);
  return (
    <>
      <span className="text-2xl leading-tight font-extrabold tracking-title tabular-nums">
        {text.percent(answer.confidence)}
      </span>
      <Pill icon={icon} colour={colour}>
        {word}
      </Pill>
    </>
  );
}
