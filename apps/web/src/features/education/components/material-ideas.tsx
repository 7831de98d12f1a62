import { type InnovationCard, listInnovations } from '@app/contract/education';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type MaterialKey, materials } from '#web/components/ui/materials.ts';
import { call } from '#web/lib/api.ts';
import { ideasText as text } from '#web/messages/education.ts';
import { addressOf } from '../filters.ts';
import { pieceAddress } from '../piece-address.ts';
import { Picture } from './picture.tsx';

const maxIdeas = 3;

/** Ideas for a material, embedded in other pages. Optional, so a failed request shows nothing. */
export function MaterialIdeas({ material }: { material: MaterialKey }) {
  const [ideas, setIdeas] = useState<readonly InnovationCard[]>([]);

  useEffect(() => {
    const abortController = new AbortController();
    call(listInnovations, { query: { material } }, { signal: abortController.signal })
      .then(({ innovations }) => setIdeas(innovations.slice(0, maxIdeas)))
      .catch(() => {});
    return () => abortController.abort();
  }, [material]);

  if (ideas.length === 0) return null;
  return (
    <section aria-labelledby="ide">
      <h3 id="ide" className="mb-2 text-lg">
        {text.title(materials[material].word)}
      </h3>
      <ul className="divide-y divide-line">
        {ideas.map((idea) => (
          <li key={idea.id}>
            <Idea idea={idea} />
          </li>
        ))}
      </ul>
      <Link
        to={addressOf({ tab: 'inovasi', material })}
        className="text-link inline-flex min-h-11 items-center text-sm"
      >
        {text.all}
      </Link>
    </section>
  );
}

function Idea({ idea: { id, title, thumbnail, difficulty, timeRequired } }: { idea: InnovationCard }) {
  return (
    <Link
      to={pieceAddress('innovation', id)}
      className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-3.5 py-2.5 no-underline underline-offset-4 hover:underline"
    >
      <Picture src={thumbnail} className="aspect-16/10 rounded-md" />
      <span>
        <span className="block leading-snug font-bold">{title}</span>
        <span className="text-xs text-ink-muted">{`${difficulty} · ${timeRequired}`}</span>
      </span>
    </Link>
  );
}
