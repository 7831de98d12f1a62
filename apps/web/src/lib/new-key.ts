/** React key for form rows that are added and removed. */
export const newKey = () => Math.random().toString(36).slice(2);
