/** Divider between two sign-in methods. */
export function OrLine({ word }: { word: string }) {
  return (
    <p className="my-4 flex items-center gap-4 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {word}
    </p>
  );
}
