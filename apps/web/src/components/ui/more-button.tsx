import { Button } from '#web/components/ui/button.tsx';

type Props = {
  /** What a query of pages answers. */
  pages: { isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  words: { more: string; loading: string };
};

/** Asks for the next page of a list. */
export const MoreButton = ({ pages: { isFetchingNextPage, fetchNextPage }, words }: Props) => (
  <div className="mt-6 text-center">
    <Button variant="sec" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {isFetchingNextPage ? words.loading : words.more}
    </Button>
  </div>
);
