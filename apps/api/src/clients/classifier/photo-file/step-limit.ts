/** No camera and no program puts more pieces into a file; whoever does wants to keep us busy. */
export const stepLimit = 10_000;
