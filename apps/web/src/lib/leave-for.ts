/** Leaves the pages of this product; in a file of its own because a test cannot leave. */
export const leaveFor = (address: string) => location.assign(address);
