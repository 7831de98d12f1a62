/** What is read at length: 17 px on 1.72 lines. */
export const reading = 'text-[1.0625rem] leading-[1.72] print:text-[11px] print:leading-[1.36]';

/** Never more than 66 letters in a line. */
export const measure = 'max-w-[29em] print:max-w-none';
