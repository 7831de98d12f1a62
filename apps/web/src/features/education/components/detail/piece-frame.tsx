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

type Props = { kind: PieceKind; asked: UseQueryResult; children: ReactNode; dock: ReactNode };

/** A piece in each of its states: coming, failed, nowhere, there. */
export function PieceFrame({ kind, asked: { data, error, refetch }, children, dock }: Props) {
  if (!data && error && isNowhere(error)) return <PieceNotFound kind={kind} />;
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

/** An address that is no id at all is refused as malformed: for the person it is the same. */
const isNowhere = (error: Error) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input');
