/** Keys of entries whose form in this tab still awaits the response: not shown as waiting yet. */
export const foregroundKeys = new Set<string>();
