import { Link } from 'react-router';
import { outboxText } from '#web/messages/outbox.ts';
import { feedbackText as text } from '#web/messages/smart-sort.ts';

/** Tells whether the feedback was saved: members' feedback is, visitors' is not sent. */
export function SavedNote({ isMember, isWaiting }: { isMember: boolean; isWaiting: boolean }) {
  if (isWaiting) return <p className="text-ink-muted">{outboxText.kept}</p>;
  if (isMember) return <p className="text-ink-muted">{text.thanks}</p>;
  return (
    <p className="text-ink-muted">
      {text.visitorThanks}{' '}
      <Link to="/login?next=/smart-sort" className="text-link inline-flex min-h-8 items-center">
        {text.login}
      </Link>
    </p>
  );
}
