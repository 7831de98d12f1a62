import type { MapTiles } from '#web/lib/map-tiles.ts';
import { mapText as text } from '#web/messages/map.ts';

export function MapCredits({ tiles }: { tiles: MapTiles | null }) {
  return (
    <p className="text-xs text-ink-muted">
      {tiles?.attribution && (
        <>
          <TileCredit {...tiles} />.{' '}
        </>
      )}
      {text.outlineBy}
    </p>
  );
}

function TileCredit({ attribution, attributionUrl }: MapTiles) {
  if (!attributionUrl) return <span>{text.tilesBy(attribution)}</span>;
  return (
    <a href={attributionUrl} rel="noreferrer" className="underline underline-offset-4">
      {text.tilesBy(attribution)}
    </a>
  );
}
