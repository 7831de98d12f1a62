import { joinClasses } from '#web/components/ui/join-classes.ts';
import { featuresText } from '#web/messages/home-static.ts';
import { Drawing } from '../drawing.tsx';
import { Tile } from './tile.tsx';

const text = featuresText.community;

const bubbles = {
  asks: 'rounded-[16px_16px_16px_4px] bg-surface-raised',
  answers: 'justify-self-end rounded-[16px_16px_4px_16px] bg-brand text-on-brand',
};

export function CommunityTile() {
  return (
    <Tile
      to="/community"
      words={text}
      tone="brand"
      sideways
      className="col-span-full split:col-span-7"
      below={
        <Drawing
          name="kampung"
          width={360}
          height={190}
          className="-mx-[clamp(20px,2.4vw,32px)] mt-auto -mb-[clamp(20px,2.4vw,32px)] h-auto w-[calc(100%+clamp(20px,2.4vw,32px))] max-w-none max-md:hidden"
        />
      }
    >
      <div
        aria-hidden="true"
        className="grid gap-2.5 px-5 pb-6 md:flex-[1.15] md:self-end md:p-[clamp(20px,2.4vw,32px)] md:pl-0"
      >
        {text.thread.map((line, index) => (
          <p
            key={line}
            className={joinClasses(
              'max-w-[92%] px-4 py-3 text-sm',
              index === 1 ? bubbles.answers : bubbles.asks,
            )}
          >
            {line}
          </p>
        ))}
      </div>
    </Tile>
  );
}
