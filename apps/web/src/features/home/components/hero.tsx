import { product } from '@app/contract/product';
import { Icon } from '#web/components/icons/icon.tsx';
import { HeroScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { GarisUnderline } from '#web/components/ui/garis-underline.tsx';
import { homeText } from '#web/messages/home.ts';

/** The headline above the village drawing and the figures. */
export function Hero() {
  const { before, marked, after } = homeText.headline;
  return (
    <section className="relative overflow-hidden">
      <div className="page-width relative z-10 pt-[clamp(36px,5.2vw,76px)]">
        <h1 className="text-[clamp(2.45rem,4.6vw,4.3rem)] leading-[1.1] font-extrabold tracking-[-.042em] text-balance min-[861px]:max-w-[11.5ch]">
          {before}
          <span className="relative whitespace-nowrap">
            {marked}
            <GarisUnderline />
          </span>
          {after}
        </h1>
        <p className="lead mt-5 max-w-[46ch] min-[861px]:max-w-[min(33ch,41vw)]">{homeText.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-[860px]:*:flex-auto">
          <ButtonLink to="/smart-sort" size="lg">
            <Icon name="camera" />
            {homeText.smartSort}
          </ButtonLink>
          <ButtonLink to="/about" variant="sec" size="lg">
            {homeText.about(product.name)}
          </ButtonLink>
        </div>
      </div>
      <div className="-mt-[calc(29.6vw-10px)] max-[860px]:mt-2 min-[1441px]:-mt-[416px]">
        <HeroScene title={homeText.picture} />
      </div>
    </section>
  );
}
