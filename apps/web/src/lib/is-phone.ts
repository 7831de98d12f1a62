/** A small touch screen, which usually belongs to one person. False on the server. */
export const isPhone = () =>
  typeof navigator !== 'undefined' && navigator.maxTouchPoints > 0 && screen.width < 1024;
