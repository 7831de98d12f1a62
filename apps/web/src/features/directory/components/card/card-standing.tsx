import type { Collector } from '@app/contract/directory';
import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { collectorText as text } from '#web/messages/directory.ts';
import { listingText } from '#web/messages/listing.ts';
import { registeredText } from '../../registered-text.ts';
import { formatDate } from '../../format-date.ts';
import { useConfirmation } from '../../use-confirmation.ts';

type Props = { collector: Collector };

/** On a phone: when somebody last confirmed the place, and "Masih buka?" for who knows better. */
export function CardStanding({ collector }: Props) {
  const auth = useAuth();
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line pt-2 text-xs text-ink-muted md:hidden">
      {collector.isSample ? (
        <p>{text.sampleStanding}</p>
      ) : auth.status === 'signed-in' ? (
        <Question key={auth.user._id} collector={collector} />
      ) : (
        <>
          <p>{standingText(collector)}</p>
          <SignInLink name={collector.name} />
        </>
      )}
    </div>
  );
}

function SignInLink({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={`/login?next=${encodeURIComponent(pathname + search)}`}
      variant="sec"
      size="sm"
      aria-label={text.stillOpenOf(name)}
      className="relative shrink-0 px-3"
    >
      {text.stillOpen}
    </ButtonLink>
  );
}

function Question({ collector }: Props) {
  const { id, name } = collector;
  const { answer, isPending, submitAnswer } = useConfirmation(id);
  if (answer !== undefined)
    return (
      <p role="status" className="flex min-h-11 items-center text-sm font-semibold text-ink">
        {answer ? listingText.thanksYes : listingText.thanksNo}
      </p>
    );
  const choices = [
    { isOpen: true, label: text.yes, name: text.yesOf(name) },
    { isOpen: false, label: text.no, name: text.noOf(name) },
  ];
  return (
    <>
      <p>
        <span className="block text-sm font-semibold text-ink">{text.stillOpen}</span>
        {standingText(collector)}
      </p>
      <div className="relative flex shrink-0 gap-2">
        {choices.map((choice) => (
          <Button
            key={choice.label}
            variant="sec"
            size="sm"
            disabled={isPending}
            aria-label={choice.name}
            onClick={() => submitAnswer(choice.isOpen)}
            className="min-w-12"
          >
            {choice.label}
          </Button>
        ))}
      </div>
    </>
  );
}

function standingText({ confirmedAt, verified, registration }: Collector): string {
  if (confirmedAt) return text.confirmed(formatDate(confirmedAt));
  if (registration && !verified) return registeredText(registration);
  return verified ? text.checkedUnconfirmed : text.unconfirmed;
}
