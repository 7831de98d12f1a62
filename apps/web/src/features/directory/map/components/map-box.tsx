import type { ReactNode, RefObject } from 'react';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { mapText as text } from '#web/messages/map.ts';

type Props = {
  container: RefObject<HTMLDivElement | null>;
  isReady: boolean;
  isLost: boolean;
  onRetry: () => void;
  className: string;
  children?: ReactNode;
};

/** The box that Leaflet draws into, and what stands there until it does. What lies on the map comes as children. */
export function MapBox({ container, isReady, isLost, onRetry, className, children }: Props) {
  return (
    <div className={`relative isolate overflow-hidden border-line bg-surface-sunken ${className}`}>
      <div ref={container} className="absolute inset-0 z-0" />
      {!isReady && !isLost && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-3 text-sm text-ink-muted"
        >
          <Spinner />
          {text.loadingMap}
        </p>
      )}
      {isLost && (
        <div className="absolute inset-0 grid content-center p-4">
          <ErrorBox title={text.mapFailed} text={text.mapFailedText} onRetry={onRetry} />
        </div>
      )}
      {children}
    </div>
  );
}
