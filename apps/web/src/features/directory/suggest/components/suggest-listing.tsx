import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyScene } from '#web/components/static-scenes.ts';
import { BackLink } from '#web/components/ui/back-link.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/components/ui/skeleton.tsx';
import { ApiError } from '#web/lib/api.ts';
import type { MapTiles } from '#web/lib/map-tiles.ts';
import { suggestText as text } from '#web/messages/suggest.ts';
import { collectorQuery } from '../../api/show-collector.ts';
import { LoadFailure } from '#web/components/ui/load-failure.tsx';
import { draftOf, emptyDraft } from '../draft.ts';
import { MySuggestions } from './my-suggestions.tsx';
import { SuggestForm } from './suggest-form.tsx';
import { SuggestionSent } from './suggestion-sent.tsx';

type Props = { memberId: string; tiles: MapTiles | null };

/** A new place, or with `?id=` a correction of one. */
export function SuggestListing({ memberId, tiles }: Props) {
  const [search, setSearch] = useSearchParams();
  const collectorId = search.get('id');
  const [isSent, setIsSent] = useState(false);
  const suggestAnother = () => {
    setIsSent(false);
    setSearch({});
  };
  const form = { memberId, tiles, onSent: () => setIsSent(true) };
  return (
    <div className="page-width grid gap-x-14 gap-y-12 pt-6 md:pt-10 split:grid-cols-[1.62fr_1fr]">
      <div className="grid min-w-0 content-start gap-6">
        <Heading collectorId={collectorId} />
        {isSent && <SuggestionSent onAnother={suggestAnother} />}
        {!isSent && collectorId && <CorrectionForm key={collectorId} {...form} collectorId={collectorId} />}
        {!isSent && !collectorId && <SuggestForm {...form} collectorId={null} createDraft={emptyDraft} />}
      </div>
      <aside className="split:pt-14">
        <MySuggestions />
      </aside>
    </div>
  );
}

function Heading({ collectorId }: { collectorId: string | null }) {
  const name = useCollector(collectorId).data?.name;
  return (
    <header>
      <BackLink
        to={collectorId ? `/sell-waste/${collectorId}` : '/sell-waste'}
        label={collectorId ? text.backToListing : text.back}
      />
      <h1 className="page-title mt-1">{collectorId ? text.correctTitle : text.title}</h1>
      <p className="lead mt-1">{collectorId ? name && text.correctLead(name) : text.lead}</p>
    </header>
  );
}

const useCollector = (id: string | null) =>
  useQuery({ ...collectorQuery(id ?? '', undefined, null), enabled: id !== null });

type CorrectionProps = { memberId: string; tiles: MapTiles | null; onSent: () => void; collectorId: string };

function CorrectionForm({ collectorId, ...form }: CorrectionProps) {
  const { data, error, refetch } = useCollector(collectorId);
  const createDraft = useCallback(() => (data ? draftOf(data) : emptyDraft()), [data]);
  if (data) return <SuggestForm {...form} {...{ collectorId, createDraft }} hasPhoto={Boolean(data.photo)} />;
  if (error instanceof ApiError && error.status < 500)
    return (
      <EmptyState
        scene={<EmptyScene />}
        title={text.goneTitle}
        text={text.goneText}
        action={<ButtonLink to="/sell-waste/usulkan">{text.goneAction}</ButtonLink>}
      />
    );
  if (error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-12.5" />
      <Skeleton className="h-12.5" />
      <Skeleton className="h-72" />
    </SkeletonGroup>
  );
}
