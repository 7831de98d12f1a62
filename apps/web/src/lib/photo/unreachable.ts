/** A required script could not be loaded; the photo itself may be fine. */
export class Unreachable extends Error {}
