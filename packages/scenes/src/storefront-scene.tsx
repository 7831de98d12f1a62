import { type Category, looks } from './materials.ts';
import { Scene, type SceneProps } from './scene.tsx';
import { Backdrop, Roadside, type Surroundings, Yard } from './storefront/backdrop.tsx';
import { KioskFacade } from './storefront/kiosk-facade.tsx';
import { PorchFacade } from './storefront/porch-facade.tsx';
import { WarehouseFacade, Weighbridge } from './storefront/warehouse-facade.tsx';

const facades = ['kiosk', 'porch', 'warehouse'] as const;
const surroundings: readonly Surroundings[] = [
  { treeSide: 'left', tree: 'banana' },
  { treeSide: 'right', tree: 'coconut' },
  { treeSide: 'right', tree: 'banana' },
  { treeSide: 'left', tree: 'coconut' },
];

interface StorefrontProps extends SceneProps {
  category: Category;
  /** Any whole number, such as a collector's place in the list: neighbours get different buildings. */
  variant: number;
  /** Whether the collector picks waste up. */
  pickup: boolean;
}

export function StorefrontScene({ category, variant, pickup, ...props }: StorefrontProps) {
  const turn = Math.abs(Math.trunc(variant));
  const facade = facades[turn % facades.length];
  const { treeSide, tree } = surroundings[turn % surroundings.length] ?? { treeSide: 'left', tree: 'banana' };
  return (
    <Scene viewBox="0 0 480 248" patterns={['weave', 'tiles']} {...props}>
      <Backdrop colour={looks[category].backdrop} treeSide={treeSide} tree={tree} />
      {facade === 'kiosk' && <KioskFacade category={category} />}
      {facade === 'porch' && <PorchFacade category={category} />}
      {facade === 'warehouse' && <WarehouseFacade category={category} />}
      <Yard />
      {facade === 'warehouse' && <Weighbridge readoutSide={treeSide} />}
      <Roadside treeSide={treeSide} pickup={pickup} />
    </Scene>
  );
}
