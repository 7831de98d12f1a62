import type { PieceKind } from '@app/contract/education';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { ApiError } from '#web/lib/api.ts';
import { detailText as text } from '#web/messages/education.ts';
import { addressOf } from '../../filters.ts';
import { tabOf } from '../../piece-address.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { PieceNotFound } from './piece-not-found.tsx';

type Props = { kind: PieceKind; query: UseQueryResult; children: ReactNode; dock: ReactNode };

/** A piece in each state: loading, failed, not found, loaded. */
export function PieceFrame({ kind, query: { data, error, refetch }, children, dock }: Props) {
  if (!data && error && isNotFound(error)) return <PieceNotFound kind={kind} />;
  return (
    <>
      <div className="page-width pt-2 md:pt-4 print:p-0">
        <div className="print:hidden">
          <BackLink to={addressOf({ tab: tabOf[kind] })} label={text.back} />
        </div>
        {children}
        {!data && !error && <DetailSkeleton />}
        {!data && error && (
          <div className="mt-4">
            <LoadFailure title={text.loadFailed[kind]} error={error} onRetry={() => void refetch()} />
          </div>
        )}
      </div>
      {dock}
    </>
  );
}

/** A malformed id is rejected as invalid input, but for the user it is also "not found". */
const isNotFound = (error: Error) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
