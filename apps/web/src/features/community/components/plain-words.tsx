import { Fragment } from 'react';
import { textParts } from '../text-parts.ts';

type Props = { text: string; names: readonly string[]; className?: string };

/** What a person wrote, as text and nothing else: paragraphs, plain links, mentions. */
export function PlainWords({ text, names, className }: Props) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className={className}>
      {paragraphs.map((paragraph, position) => (
        // The text does not change its order.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={position} className="wrap-anywhere whitespace-pre-line not-first:mt-3">
          <Words text={paragraph} names={names} />
        </p>
      ))}
    </div>
  );
}

function Words({ text, names }: { text: string; names: readonly string[] }) {
  return textParts(text, names).map(({ kind, text: words }, position) => {
    // oxlint-disable react/no-array-index-key
    if (kind === 'link')
      return (
        <a
          key={position}
          href={words}
          rel="nofollow ugc noopener noreferrer"
          target="_blank"
          className="text-link"
        >
          {words}
        </a>
      );
    if (kind === 'mention')
      return (
        <strong key={position} className="font-bold text-brand">
          {words}
        </strong>
      );
    return <Fragment key={position}>{words}</Fragment>;
    // oxlint-enable react/no-array-index-key
  });
}
