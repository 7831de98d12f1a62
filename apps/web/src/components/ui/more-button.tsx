import { Button } from '#web/components/ui/button.tsx';

type Props = {
  /** The result of an infinite query. */
  pages: { isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  words: { more: string; loading: string };
};

export const MoreButton = ({ pages: { isFetchingNextPage, fetchNextPage }, words }: Props) => (
  <div className="mt-6 text-center">
    <Button variant="sec" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {isFetchingNextPage ? words.loading : words.more}
    </Button>
  </div>
);
