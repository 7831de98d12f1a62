import type { Classification } from '@app/contract/smart-sort';
import { Icon } from '#web/components/icons/icon.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { askCommunityUrl } from '#web/lib/ask-community.ts';
import { resultText, retakeText as text } from '#web/messages/smart-sort.ts';

/** Opens a prefilled question. The photo is not attached; the user can add it. */
export function AskCommunity({ predictions }: { predictions: Classification['allPredictions'] }) {
  const guesses = predictions.map(({ name, confidence }) => text.guess(name, resultText.share(confidence)));
  return (
    <div>
      <h3 className="text-lg">{text.askTitle}</h3>
      <p className="mt-1 mb-3 text-ink-muted">{text.askText}</p>
      <ButtonLink
        variant="sec"
        to={askCommunityUrl({ title: text.question, text: text.questionText(guesses.join(', ')) })}
      >
        <Icon name="chat" />
        {text.ask}
      </ButtonLink>
    </div>
  );
}
