import { commonTypes } from '../calculator/common-types.ts';

/** Two of each material, so that the list stays short where nobody knows what a place takes. */
export const householdTypes = Object.values(commonTypes).flatMap((types) => types.slice(0, 2));
