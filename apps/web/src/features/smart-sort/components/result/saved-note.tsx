import { Link } from 'react-router';
import { feedbackText as text } from '#web/messages/smart-sort.ts';

/** What becomes of a correction: a member's is kept, a visitor's is not sent at all. */
export function SavedNote({ isMember }: { isMember: boolean }) {
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
