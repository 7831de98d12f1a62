/** A URL with a scheme, or a host name with a common top-level domain. Mail addresses do not match. */
const link =
  /https?:\/\/(?:(?!https?:\/\/)\S)+|(?<![\p{L}\p{N}@._-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|xyz|online|site|shop|store|me|ly|gg|id|co|io|link|click|top|app|dev|tv|cc)(?![\p{L}\p{N}])(?:(?!https?:\/\/)\S)*/giu;

export const countLinks = (text: string): number => text.match(link)?.length ?? 0;
