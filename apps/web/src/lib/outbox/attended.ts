/** Keys of what somebody in this tab looks on at being sent: it does not wait yet. */
export const attended = new Set<string>();
