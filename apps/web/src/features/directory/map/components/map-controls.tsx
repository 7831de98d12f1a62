import { Icon } from '#web/components/icons/icon.tsx';
import { mapText as text } from '#web/messages/map.ts';

type ZoomProps = { onZoom: (steps: number) => void };

const square =
  'grid size-12 place-items-center rounded-lg border border-line bg-surface-raised shadow-lifted transition-colors hover:border-ink';

/** Replaces Leaflet's control: Indonesian labels, large touch targets, allowed by the CSP. */
export function ZoomButtons({ onZoom }: ZoomProps) {
  return (
    <div className="absolute right-3 bottom-3 z-10 grid gap-2">
      <ZoomPair onZoom={onZoom} />
    </div>
  );
}

function ZoomPair({ onZoom }: ZoomProps) {
  return (
    <>
      <button type="button" aria-label={text.zoomIn} onClick={() => onZoom(1)} className={square}>
        <Icon name="plus" />
      </button>
      <button type="button" aria-label={text.zoomOut} onClick={() => onZoom(-1)} className={square}>
        <span aria-hidden="true" className="h-0.5 w-3.5 rounded-full bg-current" />
      </button>
    </>
  );
}

type Props = ZoomProps & {
  onShowCountry: () => void;
  /** Goes to the shared position. */
  onPosition: (() => void) | undefined;
};

/** In the lower corner, on a phone above the first lines of the list; there two fingers zoom. */
export function MapControls({ onZoom, onShowCountry, onPosition }: Props) {
  return (
    <div className="absolute right-3 bottom-[calc(var(--map-peek)+12px)] z-10 grid gap-2">
      {onPosition && (
        <button type="button" aria-label={text.position} onClick={onPosition} className={square}>
          <Icon name="pin" />
        </button>
      )}
      <button type="button" aria-label={text.wholeCountry} onClick={onShowCountry} className={square}>
        <Icon name="map" />
      </button>
      <ZoomPair onZoom={onZoom} />
    </div>
  );
}
