import { useQuery } from '@tanstack/react-query';
import { NotFound } from '#web/components/layout/not-found.tsx';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useAuth } from '#web/lib/auth.tsx';
import { describeLoadFailure } from '#web/lib/load-failure.ts';
import { ServerState } from '#web/lib/server-state.tsx';
import { reviewText as text } from '#web/messages/review.ts';
import { reviewOverviewQuery } from '../api/review-overview.ts';
import type { QueueComponents } from '../queues.ts';
import { Review } from './review.tsx';

/** Rendered by role; the API checks the permission again. */
export function StaffEntrance({ queues }: { queues: QueueComponents }) {
  const { refresh } = useAuth();
  return (
    <ServerState onSessionOver={() => void refresh()}>
      <Overview queues={queues} />
    </ServerState>
  );
}

function Overview({ queues }: { queues: QueueComponents }) {
  const { data, error, refetch } = useQuery(reviewOverviewQuery);
  if (data) return <Review waiting={data} queues={queues} />;
  if (error instanceof ApiError && error.code === 'second_step_required')
    return (
      <EmptyState
        headingLevel={1}
        scene={<EmptyScene />}
        title={text.secondStep}
        text={text.secondStepText}
        action={<ButtonLink to="/akun?bagian=keamanan">{text.openAccount}</ButtonLink>}
      />
    );
  if (!error || (error instanceof ApiError && error.status < 500)) return <NotFound />;
  return (
    <div className="page-width py-16">
      <ErrorBox {...describeLoadFailure(error, text.unreachable)} onRetry={() => void refetch()} />
    </div>
  );
}
