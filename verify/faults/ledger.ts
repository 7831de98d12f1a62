/** What people were told is kept, and so what has to be there in the end. */
export const newLedger = () => ({
  /** Contents of posts and replies; no two are the same. */
  texts: [] as string[],
  /** Person and post, and whether it was liked at last. One that nobody was told the end of is not in it. */
  likes: new Map<string, boolean>(),
  /** Person and time of what a phone computed, which no two share, with the id that was answered. */
  scans: new Map<string, string>(),
  /** The last word on a scan. */
  feedback: new Map<string, boolean>(),
  /** Ids of scans that the product computed itself. */
  classified: [] as string[],
  /** Notes of suggestions; no two are the same. */
  suggestions: [] as string[],
  /** Addresses of new members. */
  members: [] as string[],
  /** Ids of pictures. */
  pictures: [] as string[],
  /** Every single acknowledgement. */
  acknowledged: 0,
});

export type Ledger = ReturnType<typeof newLedger>;
