import { type ComponentType, lazy, Suspense } from 'react';
import { useAuth } from '#web/lib/auth.tsx';
import type { LegalDocument } from '../legal-documents.ts';

type Props = { document: LegalDocument; shown: string };

/** Not loaded for visitors; offline it renders nothing. */
const AgreedVersion = lazy(async (): Promise<{ default: ComponentType<Props> }> => ({
  default: await import('./agreed-version.tsx').then(
    (loaded) => loaded.AgreedVersion,
    () => Nothing,
  ),
}));
const Nothing = () => null;

export function AgreementSlot({ document, shown }: Props) {
  const { status } = useAuth();
  if (status !== 'signed-in') return undefined;
  return (
    <Suspense>
      <AgreedVersion key={document} document={document} shown={shown} />
    </Suspense>
  );
}
