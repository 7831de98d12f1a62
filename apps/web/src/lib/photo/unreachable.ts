/** A script of this site that the work needs could not be fetched. Nothing is wrong with the photo. */
export class Unreachable extends Error {}
