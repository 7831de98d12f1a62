import { materials } from '#web/components/ui/materials.ts';
import { Icon } from '#web/components/icons/icon.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { formatAgo } from '#web/lib/format-time.ts';
import { hazardText } from '#web/messages/hazard.ts';
import { residueText } from '#web/messages/residue.ts';
import { lastAnswerText as text, resultText } from '#web/messages/smart-sort.ts';
import type { Classification } from '@app/contract/smart-sort';
import { type Choices, readAnswer } from '../../choices.ts';

type Props = {
  classification: Classification;
  choices: Choices;
  photo: string;
  onOpen: () => void;
  onDelete: () => void;
};

/** The way back to the last answer of this device. */
export function LastAnswerCard({ classification, choices, photo, onOpen, onDelete }: Props) {
  return (
    <section aria-label={text.title} className="page-width mb-5 flex items-center gap-1">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-1 items-center gap-3.5 rounded-lg border border-line bg-surface-raised p-3 text-left hover:border-line-strong"
      >
        <img src={photo} alt="" className="size-12 shrink-0 rounded-md bg-surface-sunken object-cover" />
        <span className="min-w-0 flex-1 text-sm leading-[1.35]">
          <b className="block">{text.open}</b>
          {nameOf(classification, choices)}, {formatAgo(classification.processedAt)}
        </span>
        <Icon name="chevron-right" />
      </button>
      <IconButton icon="x" label={text.remove} onClick={onDelete} />
    </section>
  );
}

/** Nothing about the material before the question is answered. */
function nameOf(classification: Classification, choices: Choices): string {
  const { outcome, material, question } = readAnswer(classification, choices);
  if (outcome?.sortedAs === 'b3') return hazardText.word;
  if (outcome?.sortedAs === 'residu') return residueText.word;
  if (outcome && material) return materials[material].word;
  if (question) return text.unanswered;
  return classification.verdict === 'unsure' ? resultText.unsure : resultText.notWaste;
}
