/** Pixels of what is sent. The model looks at far less; a person still recognises the thing in the history. */
export const longSide = 1024;
