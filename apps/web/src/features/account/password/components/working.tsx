import { Spinner } from '#web/components/ui/spinner.tsx';

/** A page whose only content for now is that something is being checked. */
export function Working({ title, sentence }: { title: string; sentence: string }) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <p role="status" className="mt-4 flex items-center gap-3 text-ink-muted">
        <Spinner />
        {sentence}
      </p>
    </>
  );
}
