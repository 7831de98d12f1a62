/** Used to return the focus to the row when its post is closed. */
export const rowId = (postId: string) => `postingan-${postId}`;
