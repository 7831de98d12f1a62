/** Long side of the sent photo in pixels. The model needs less, but the history shows the photo. */
export const longSide = 1024;
