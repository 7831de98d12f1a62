import { useState } from 'react';

/** Decorative: the text says everything. A drawing that does not load leaves no gap. */
export function StepPicture({ src }: { src: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={src}
      alt=""
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
      onError={() => setHasFailed(true)}
      className="mb-3 aspect-8/5 w-full max-w-96 rounded-lg bg-surface-sunken print:mb-1 print:w-34"
    />
  );
}
