import type { ReviewedSuggestion } from '@app/contract/review';
import { listingQueueText as text } from '#web/messages/review.ts';
import { directionsLink } from '../../directions-link.ts';
import { type Difference, differencesOf } from './differences.ts';

type Props = { suggestion: ReviewedSuggestion };

/** The changed facts below each other, so that they are readable on a phone. */
export function DifferenceTable({ suggestion }: Props) {
  const { changed, same } = differencesOf(suggestion);
  const isNew = suggestion.current === null;
  const unchanged = suggestion.photo ? text.onlyPhoto : text.noChanges;
  return (
    <div className="grid gap-3">
      {!isNew && (
        <p className="text-sm font-semibold">
          {changed.length > 0 ? text.changes(changed.length) : unchanged}
        </p>
      )}
      {changed.length > 0 && (
        <dl className="divide-y divide-line border-y border-line">
          {changed.map((difference) => (
            <Row key={difference.name} difference={difference} isNew={isNew} />
          ))}
        </dl>
      )}
      <a
        href={directionsLink(suggestion.listing)}
        target="_blank"
        rel="noreferrer"
        className="text-link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {text.openMap}&nbsp;<span className="sr-only">{text.newTab}</span>
      </a>
      {same.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 content-center font-semibold text-brand">
            {text.same(same.length)}
          </summary>
          <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[150px_1fr]">
            {same.map(({ name, lines }) => (
              <div key={name} className="contents">
                <dt className="text-ink-muted">{text.fields[name]}</dt>
                <dd className="max-sm:mb-1.5">
                  <Lines lines={lines} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function Row({ difference: { name, now, next }, isNew }: { difference: Difference; isNew: boolean }) {
  return (
    <div className="grid gap-x-4 gap-y-1.5 py-3 text-sm sm:grid-cols-[150px_1fr]">
      <dt className="font-semibold">{text.fields[name]}</dt>
      <dd className="grid min-w-0 gap-1.5">
        {isNew ? (
          <Lines lines={next} />
        ) : (
          <>
            <Side word={text.now} lines={now} className="bg-danger-soft" as="del" />
            <Side word={text.next} lines={next} className="bg-success-soft" as="ins" />
          </>
        )}
      </dd>
    </div>
  );
}

type SideProps = { word: string; lines: string[]; className: string; as: 'del' | 'ins' };

function Side({ word, lines, className, as: Mark }: SideProps) {
  return (
    <div className={`min-w-0 rounded-sm px-3 py-2 ${className}`}>
      <span className="block text-xs font-bold">{word}</span>
      <Mark className="no-underline">
        <Lines lines={lines.length ? lines : [text.nothing]} />
      </Mark>
    </div>
  );
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className="block break-words">
      {line}
    </span>
  ));
