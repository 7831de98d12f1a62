import { Spinner } from '#web/components/ui/spinner.tsx';

/** A loading page. */
export function Working({ title, message }: { title: string; message: string }) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <p role="status" className="mt-4 flex items-center gap-3 text-ink-muted">
        <Spinner />
        {message}
      </p>
    </>
  );
}
