import type { Collector } from '@app/contract/directory';
import { StorefrontScene } from '#web/components/scenes/still-scenes.ts';
import { categoryLooks } from '../../category-looks.ts';

type Props = { collector: Pick<Collector, 'id' | 'category' | 'pickupService'> };

/** The same building wherever the listing appears: which one, its id decides. */
export function Storefront({ collector: { id, category, pickupService } }: Props) {
  return (
    <div className="aspect-480/248 [content-visibility:auto]">
      <StorefrontScene
        category={categoryLooks[category].scene}
        variant={Number.parseInt(id.slice(-4), 16)}
        pickup={pickupService}
      />
    </div>
  );
}
