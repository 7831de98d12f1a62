/** Tells the lines of a form apart while they are added and removed; nothing else depends on it. */
export const newKey = () => Math.random().toString(36).slice(2);
