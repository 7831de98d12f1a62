/** The font file of styles/font.css, for the preload link. */
export { default as fontUrl } from './plus-jakarta-sans-indonesian.woff2?url';
