/** As many columns as fit; one on a phone, however narrow. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(336px,100%),1fr))] gap-5 md:gap-6';

/** A column for each related piece: one alone has the whole width, not a third of it. */
export const relatedGrids: Record<number, string> = {
  1: 'grid gap-6',
  2: 'grid gap-6 sm:grid-cols-2',
  3: 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3',
};

/** A border separates the rows from the lead story; on a phone each row has its own border. */
export const newsGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] border-t border-line sm:gap-x-6 sm:gap-y-8 sm:pt-8';
