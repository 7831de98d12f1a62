import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { mapText as text } from '#web/messages/map.ts';

type ZoomProps = { onZoom: (steps: number) => void };

const square =
  'grid size-11 place-items-center border-[1.5px] border-line-strong bg-surface-raised transition-colors hover:border-ink';

/** Replaces Leaflet's control: Indonesian labels, large touch targets, allowed by the CSP. */
export function ZoomButtons({ onZoom }: ZoomProps) {
  return (
    <div className="absolute top-3 left-3 z-10 grid">
      <button
        type="button"
        aria-label={text.zoomIn}
        onClick={() => onZoom(1)}
        className={`${square} rounded-t-md`}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={text.zoomOut}
        onClick={() => onZoom(-1)}
        className={`${square} -mt-[1.5px] rounded-b-md`}
      >
        <span aria-hidden="true" className="h-0.5 w-3.5 rounded-full bg-current" />
      </button>
    </div>
  );
}

type ViewButtonsProps = { onShowCountry: () => void; onPosition: (() => void) | undefined };

/** Moves the view to all of Indonesia or to the shared position. */
export function ViewButtons({ onShowCountry, onPosition }: ViewButtonsProps) {
  return (
    <div className="absolute top-3 right-3 z-10 grid justify-items-end gap-2">
      <Button variant="sec" onClick={onShowCountry}>
        <Icon name="map" />
        {text.wholeCountry}
      </Button>
      {onPosition && (
        <Button variant="sec" onClick={onPosition}>
          <Icon name="pin" />
          {text.position}
        </Button>
      )}
    </div>
  );
}
