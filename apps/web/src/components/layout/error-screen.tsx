import { useContext, useEffect, useState } from 'react';
import { WorkshopScene } from '#web/components/static-scenes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { RequestIdContext } from '#web/lib/request-id.ts';
import { errorScreenText } from '#web/messages/errors.ts';

/** The top-level error screen, without the frame, because the frame itself may have failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const errorId = useErrorId(error);
  return (
    <main className="page-width grid flex-1 content-center justify-items-center gap-5 py-12 text-center">
      <title>{errorScreenText.title}</title>
      <div className="aspect-7/4 w-full max-w-lg overflow-hidden rounded-xl">
        <WorkshopScene title={errorScreenText.wrench} />
      </div>
      <h1 className="text-3xl font-extrabold">{errorScreenText.title}</h1>
      <p className="max-w-[46ch] text-ink-muted">{errorScreenText.text}</p>
      <Button size="lg" onClick={() => location.reload()}>
        {errorScreenText.refresh}
      </Button>
      {errorId && (
        <p className="text-sm" role="status">
          <span data-error-id={errorId} className="font-bold break-all">
            {errorScreenText.errorId(errorId)}
          </span>
          <br />
          <span className="text-ink-muted">{errorScreenText.errorIdHint}</span>
        </p>
      )}
      <p className="text-xs text-ink-muted">
        {errorScreenText.versionLine}
        <br />
        {errorScreenText.version(import.meta.env.VITE_APP_VERSION)}
      </p>
    </main>
  );
}

/** A server error is logged under its request id; a client error is reported first to get an id. */
function useErrorId(error: unknown): string | undefined {
  const requestId = useContext(RequestIdContext);
  const [errorId, setErrorId] = useState(() => requestId ?? idInServerPage());

  useEffect(() => {
    if (errorId) return;
    void import('#web/lib/report-page-error.ts')
      .then(({ reportPageError }) => reportPageError(error))
      .then(setErrorId)
      .catch(() => {
        // Offline the error cannot be reported, so there is no id.
      });
  }, [error, errorId]);

  return errorId;
}

const idInServerPage = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-error-id]')?.dataset.errorId;
