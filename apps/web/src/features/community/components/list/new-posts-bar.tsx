import { Icon } from '#web/components/icons/icon.tsx';
import { forumText as text } from '#web/messages/community.ts';

type Props = { count: number; onShow: () => void };

/** New posts are inserted only on request, because the list must not move while it is being read. */
export function NewPostsBar({ count, onShow }: Props) {
  return (
    <div role="status" className="sticky top-2 z-10 grid justify-items-center empty:hidden">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="inline-flex min-h-11 animate-rise-in items-center gap-2 rounded-full bg-brand px-5 text-sm font-bold text-on-brand shadow-floating hover:bg-brand-strong"
        >
          <Icon name="refresh" size="sm" />
          {text.newPosts(count)}
        </button>
      )}
    </div>
  );
}
