import { useLocation } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { listingText as text } from '#web/messages/listing.ts';
import { useConfirmation } from '../../use-confirmation.ts';

/** Members confirm that the listing is still open; visitors get a sign-in link that returns here. */
export function StillOpen({ collectorId }: { collectorId: string }) {
  const auth = useAuth();
  const { pathname } = useLocation();
  if (auth.status === 'loading' || auth.status === 'unreachable') return null;
  return (
    <div className="rounded-lg bg-brand-soft p-4">
      <h3 className="text-lg">{text.stillOpen}</h3>
      <p className="mt-0.5 text-sm">{text.stillOpenLead}</p>
      {auth.status === 'signed-in' ? (
        <ConfirmButtons key={auth.user._id} collectorId={collectorId} />
      ) : (
        <ButtonLink to={`/login?next=${pathname}`} variant="sec" className="mt-3">
          {text.visitor}
        </ButtonLink>
      )}
    </div>
  );
}

function ConfirmButtons({ collectorId }: { collectorId: string }) {
  const { answer, isPending, submitAnswer } = useConfirmation(collectorId);
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button
          variant="sec"
          disabled={isPending}
          aria-pressed={answer === true}
          onClick={() => submitAnswer(true)}
        >
          {text.yes}
        </Button>
        <Button
          variant="sec"
          disabled={isPending}
          aria-pressed={answer === false}
          onClick={() => submitAnswer(false)}
        >
          {text.no}
        </Button>
      </div>
      <p role="status" className="mt-2 text-sm font-semibold empty:hidden">
        {answer !== undefined && (answer ? text.thanksYes : text.thanksNo)}
      </p>
    </>
  );
}
