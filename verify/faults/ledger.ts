/** Every acknowledged write, which must be stored at the end. */
export const newLedger = () => ({
  /** Contents of posts and replies; no two are the same. */
  texts: [] as string[],
  /** By user and post, whether it was last liked. Unacknowledged likes are not included. */
  likes: new Map<string, boolean>(),
  /** The id of each scan computed on a phone, by user and time. */
  scans: new Map<string, string>(),
  /** The last feedback on each scan. */
  feedback: new Map<string, boolean>(),
  /** Ids of scans that the server computed. */
  classified: [] as string[],
  /** Notes of suggestions; no two are the same. */
  suggestions: [] as string[],
  /** Addresses of new members. */
  members: [] as string[],
  /** Ids of pictures. */
  pictures: [] as string[],
  /** The number of acknowledgements. */
  acknowledged: 0,
});

export type Ledger = ReturnType<typeof newLedger>;
