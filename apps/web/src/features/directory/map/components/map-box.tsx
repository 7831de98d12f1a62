import type { ReactNode, RefObject } from 'react';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import { mapText as text } from '#web/messages/map.ts';

type Props = {
  container: RefObject<HTMLDivElement | null>;
  isReady: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  className: string;
  /** Shown under the controls until the map is ready, in place of a sign that it is loading. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** The Leaflet container with its loading and error states. Children are shown over the map. */
export function MapBox({ container, isReady, hasFailed, onRetry, className, picture, children }: Props) {
  return (
    <div className={`relative isolate overflow-hidden border-line bg-surface-sunken ${className}`}>
      <div ref={container} className="absolute inset-0 z-0" />
      {picture}
      {!isReady && !hasFailed && !picture && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-3 text-sm text-ink-muted"
        >
          <Spinner />
          {text.loadingMap}
        </p>
      )}
      {hasFailed && (
        <div className="absolute inset-0 grid content-center p-4">
          <ErrorBox title={text.mapFailed} text={text.mapFailedText} onRetry={onRetry} />
        </div>
      )}
      {children}
    </div>
  );
}
