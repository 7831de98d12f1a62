import { forumText as text } from '#web/messages/community.ts';

/** A search ends after so much work (docs/decisions/0017); the button below it goes on where it stopped. */
export const OlderUnsearched = ({ isEmpty }: { isEmpty: boolean }) => (
  <p role="status" className="mt-6 text-center text-sm text-ink-muted">
    {isEmpty && `${text.nothingYet} `}
    {text.olderUnsearched}
  </p>
);
