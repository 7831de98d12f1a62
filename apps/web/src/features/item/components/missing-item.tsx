import { useState } from 'react';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { askCommunityUrl } from '#web/lib/ask-community.ts';
import { itemListText as text } from '#web/messages/item.ts';
import { canReport, reportUnknownWord } from '../api/report-unknown-word.ts';

type Props = { query: string; isUnknown: boolean };

/** Ends every search: what is not in the list can be photographed, asked or suggested. */
export function MissingItem({ query, isUnknown }: Props) {
  const [suggested, setSuggested] = useState('');
  const unknownText = canReport(query) ? text.nothingNoted : text.nothingText;
  const suggest = () => {
    setSuggested(query);
    void reportUnknownWord(query);
  };
  return (
    <div className="mt-6 rounded-lg border border-line bg-surface-raised p-4 md:p-5">
      <h2 className="text-lg">{isUnknown ? text.nothingTitle(query) : text.missingTitle}</h2>
      <p className="mt-1 text-sm text-ink-muted">{isUnknown ? unknownText : text.missingText}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/smart-sort">
          <Icon name="camera" />
          {text.photo}
        </ButtonLink>
        <ButtonLink to={askCommunityUrl(text.question(query))} variant="sec">
          {text.ask}
        </ButtonLink>
        {!isUnknown && canReport(query) && suggested !== query && (
          <Button variant="sec" onClick={suggest}>
            {text.suggest}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm font-semibold not-empty:mt-3">
        {suggested === query && query ? text.suggested : ''}
      </p>
    </div>
  );
}
