/** In its own file so that tests can mock it. */
export const assignLocation = (url: string) => location.assign(url);
