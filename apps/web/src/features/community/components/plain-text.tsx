import { Fragment } from 'react';
import { textParts } from '../text-parts.ts';

type Props = { text: string; names: readonly string[]; className?: string };

/** User text without any markup: paragraphs, links and mentions only. */
export function PlainText({ text, names, className }: Props) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  return (
    <div className={className}>
      {paragraphs.map((paragraph, position) => (
        // The paragraphs are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={position} className="wrap-anywhere whitespace-pre-line not-first:mt-3">
          <TextParts text={paragraph} names={names} />
        </p>
      ))}
    </div>
  );
}

function TextParts({ text, names }: { text: string; names: readonly string[] }) {
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
