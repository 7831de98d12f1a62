/** The file styles/font.css loads, for the page to preload: both addresses come from the same asset. */
export { default as fontUrl } from './plus-jakarta-sans-indonesian.woff2?url';
