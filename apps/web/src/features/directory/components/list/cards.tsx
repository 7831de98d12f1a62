import type { Material } from '@app/classifier/materials';
import type { Collector } from '@app/contract/directory';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { CollectorCard } from '../collector-card.tsx';
import { cardGrid } from './card-grid.ts';

type Props = { collectors: readonly Collector[]; material: Material | undefined; isOutdated?: boolean };

export function Cards({ collectors, material, isOutdated = false }: Props) {
  return (
    <ul
      aria-busy={isOutdated}
      className={joinClasses(cardGrid, 'transition-opacity', isOutdated && 'opacity-60')}
    >
      {collectors.map((collector) => (
        <li key={collector.id} className="comes-later-in-list grid">
          <CollectorCard collector={collector} material={material} />
        </li>
      ))}
    </ul>
  );
}
