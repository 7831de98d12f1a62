import { ConversationScene } from '#web/components/static-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { forumText as text } from '#web/messages/community.ts';
import { type ForumFilters, isFiltered } from '../../filters.ts';

type Props = { filters: ForumFilters; onClear: () => void };

export function NoPosts({ filters, onClear }: Props) {
  const hasFilters = isFiltered(filters);
  const isFollowed = filters.sort === 'diikuti' && !isFiltered({ ...filters, sort: 'terbaru' });
  const invitation = isFollowed ? text.emptyFollowed : text.emptyText;
  return (
    <EmptyState
      scene={<ConversationScene title={text.emptyPicture} />}
      title={text.empty}
      text={hasFilters && !isFollowed ? text.emptyFound : invitation}
      headingLevel={2}
      action={
        hasFilters && (
          <Button variant="sec" onClick={onClear}>
            {text.clear}
          </Button>
        )
      }
    />
  );
}
