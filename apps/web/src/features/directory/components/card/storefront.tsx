import type { Collector } from '@app/contract/directory';
import { StorefrontScene } from '#web/components/static-scenes.ts';
import { categoryStyles } from '../../category-styles.ts';

type Props = { collector: Pick<Collector, 'id' | 'category' | 'pickupService'> };

/** The id selects the drawing, so that a listing always has the same one. */
export function Storefront({ collector: { id, category, pickupService } }: Props) {
  return (
    <div className="aspect-480/248 [content-visibility:auto]">
      <StorefrontScene
        category={categoryStyles[category].scene}
        variant={Number.parseInt(id.slice(-4), 16)}
        pickup={pickupService}
      />
    </div>
  );
}
