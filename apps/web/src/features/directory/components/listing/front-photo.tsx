import { listingText as text } from '#web/messages/listing.ts';

/** Phones make upright photos; the frame keeps its size while one loads. */
export const FrontPhoto = ({ address, name }: { address: string; name: string }) => (
  <img
    src={address}
    alt={text.photoOf(name)}
    className="aspect-4/3 max-h-[70vh] w-full bg-surface-sunken object-cover"
  />
);
