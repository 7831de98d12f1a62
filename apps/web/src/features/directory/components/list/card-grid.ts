/** As many columns as cards of 336 px fit; one on a phone, however narrow. */
export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(336px,100%),1fr))] gap-3 md:gap-6';
