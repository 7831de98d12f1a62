/** The file styles/font.css loads, for the page to preload: both addresses come from the same asset. */
export { default as fontUrl } from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
