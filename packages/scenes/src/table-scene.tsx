import { paint } from './paint.ts';
import { Bottle } from './parts/bottle.tsx';
import { PottedPlant } from './parts/potted-plant.tsx';
import { usePattern } from './pattern-context.ts';
import { Scene, type SceneProps } from './scene.tsx';

/** Stands for a photo a person took; a photo never turns to night. */
export function TableScene({ title, className = 'block h-auto w-full' }: SceneProps) {
  return (
    <Scene viewBox="0 0 480 360" title={title} className={`scene-day ${className}`}>
      <Room />
      <PottedPlant x={408} y={236} scale={1.5} />
      <path d="M252 318L420 292 470 312 300 346Z" fill={paint.ink} fillOpacity=".16" />
      <Bottle x={246} y={326} scale={2.28} />
    </Scene>
  );
}

function Room() {
  return (
    <>
      <path d="M0 0H480V360H0Z" fill={paint.creamDark} />
      <path d="M0 0H480V360H0Z" fill={usePattern('grain-light')} />
      <path d="M28 0H178V170H28Z" fill={paint.window} />
      <path d="M103 0V170M28 76H178" stroke={paint.cream} strokeWidth="10" />
      <path d="M28-20V170H178V-20" stroke={paint.wood} strokeWidth="10" />
      <path d="M0 224H480V360H0Z" fill={paint.wood} />
      <path d="M0 224H480V234H0Z" fill={paint.woodDark} />
      <path d="M250 234H480V360H300Z" fill={usePattern('grain')} />
      <path d="M20 276H170M210 316H330M60 340H150M350 270H450" stroke={paint.woodDark} strokeOpacity=".5" />
    </>
  );
}
