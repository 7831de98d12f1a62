import { SceneGallery } from '@app/scenes/src/scene-gallery.tsx';
import { pageTitle } from '#web/lib/page-title.ts';
import { galleryText } from '#web/messages/gallery.ts';
import { ButtonSamples } from './gallery/button-samples.tsx';
import { ColourSamples } from './gallery/colour-samples.tsx';
import { ContentSamples } from './gallery/content-samples.tsx';
import { FieldSamples } from './gallery/field-samples.tsx';
import { LayerSamples } from './gallery/layer-samples.tsx';
import { MarkSamples } from './gallery/mark-samples.tsx';
import { StateSamples } from './gallery/state-samples.tsx';
import { ThemePair } from './gallery/theme-pair.tsx';
import { IconSamples, TypeSamples } from './gallery/type-samples.tsx';

export const meta = () => [...pageTitle(galleryText.title), { name: 'robots', content: 'noindex' }];

/** Every component in every state, in both themes. */
export default function Components() {
  return (
    <div className="page-width pt-8">
      <h1 className="page-title">{galleryText.title}</h1>
      <p className="lead mt-2">{galleryText.lead}</p>
      <ThemePair title={galleryText.buttons}>
        <ButtonSamples />
      </ThemePair>
      <ThemePair title={galleryText.marks}>
        <MarkSamples />
      </ThemePair>
      <ThemePair title={galleryText.fields}>
        <FieldSamples />
      </ThemePair>
      <ThemePair title={galleryText.layers}>
        <LayerSamples />
      </ThemePair>
      <ThemePair title={galleryText.states}>
        <StateSamples />
      </ThemePair>
      <ThemePair title={galleryText.content}>
        <ContentSamples />
      </ThemePair>
      <ThemePair title={galleryText.colours}>
        <ColourSamples />
      </ThemePair>
      <ThemePair title={galleryText.type}>
        <TypeSamples />
      </ThemePair>
      <ThemePair title={galleryText.icons}>
        <IconSamples />
      </ThemePair>
      {/* Half a megabyte of drawings, so rendered once, in the current theme. */}
      <section className="pt-12">
        <h2 className="mb-4 text-xl">{galleryText.scenes}</h2>
        <SceneGallery />
      </section>
    </div>
  );
}
