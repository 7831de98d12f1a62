import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Inline } from '../parse-text.ts';

export const InlineText = ({ text }: { text: readonly Inline[] }) =>
  text.map((inline) => <Fragment key={inline.at}>{elementOf(inline)}</Fragment>);

function elementOf({ text, href, isStrong }: Inline) {
  if (isStrong) return <strong className="font-bold">{text}</strong>;
  if (!href) return text;
  if (href.startsWith('/'))
    return (
      <Link to={href} className="text-link">
        {text}
      </Link>
    );
  return (
    <a href={href} className="text-link wrap-anywhere">
      {text}
    </a>
  );
}
