import type { ReactNode } from 'react';
import type { FormPartProps } from '../draft.ts';
import { AboutFields } from './about-fields.tsx';
import { CareFields } from './care-fields.tsx';
import { EffortFields } from './effort-fields.tsx';
import { MaterialsEditor } from './materials-editor.tsx';
import { NewsFields } from './news-fields.tsx';
import { SourcesEditor } from './sources-editor.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { WasteFields } from './waste-fields.tsx';

/** Used by the author and by the editor who corrects the piece; only the author can set the picture. */
export function PieceFields({ picture, ...part }: FormPartProps & { picture?: ReactNode }) {
  return (
    <>
      <AboutFields {...part} />
      {picture}
      {part.kind === 'news' ? (
        <NewsFields {...part} />
      ) : (
        <>
          <EffortFields {...part} />
          <MaterialsEditor {...part} />
          <StepsEditor {...part} />
          <CareFields {...part} />
          <WasteFields {...part} />
        </>
      )}
      <SourcesEditor {...part} />
    </>
  );
}
