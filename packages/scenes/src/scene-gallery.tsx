import { galleryWords } from './gallery-words.ts';
import { educationPartSamples } from './gallery/education-part-samples.tsx';
import { partSamples } from './gallery/part-samples.tsx';
import { cardSamples, type SceneSample, wideSamples } from './gallery/scene-samples.tsx';
import { patternNames } from './pattern-context.ts';
import { Scene } from './scene.tsx';

/** Every scene and every part, for the developers' page. */
export function SceneGallery() {
  return (
    <div className="grid gap-8">
      <h2 className="text-xl font-bold">{galleryWords.scenes}</h2>
      <Tiles samples={wideSamples} columns="grid-cols-1" />
      <Tiles samples={cardSamples} columns="grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]" />
      <h2 className="text-xl font-bold">{galleryWords.parts}</h2>
      <Tiles
        samples={[...partSamples, ...educationPartSamples].map(({ name, viewBox, drawing }) => ({
          name,
          scene: (
            <Scene viewBox={viewBox} fit="xMidYMax meet" className="block h-32 w-full" patterns={allPatterns}>
              {drawing}
            </Scene>
          ),
        }))}
        columns="grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
      />
    </div>
  );
}

const allPatterns = patternNames.filter((name) => name !== 'grain' && name !== 'grain-light');

function Tiles({ samples, columns }: { samples: readonly SceneSample[]; columns: string }) {
  return (
    <ul className={`grid items-start gap-4 ${columns}`}>
      {samples.map(({ name, scene }) => (
        <li key={name}>
          <figure>
            <div className="overflow-hidden rounded-lg border border-line bg-surface">{scene}</div>
            <figcaption className="mt-1.5 text-xs font-semibold text-ink-muted">{name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
