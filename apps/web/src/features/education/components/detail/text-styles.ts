/** Body text: 17 px with a line height of 1.72. */
export const bodyText = 'text-[1.0625rem] leading-[1.72] print:text-[11px] print:leading-[1.36]';

/** At most about 66 characters per line. */
export const lineWidth = 'max-w-[29em] print:max-w-none';
