import { product } from '@app/contract/product';
import type { ReactNode } from 'react';
import { SignInScene } from '#web/components/static-scenes.ts';

type Props = {
  children: ReactNode;
  /** Shown over the picture instead of the tagline; on a phone below the form. */
  panel?: ReactNode;
};

/** A form at the left and a picture at the right, or a strip of it on a phone. */
export function AccountFrame({ children, panel }: Props) {
  return (
    <div className="-mb-16 flex flex-1 flex-col md:-mb-20 split:grid split:min-h-[calc(100dvh-4.25rem)] split:grid-cols-[minmax(0,1fr)_minmax(0,1.04fr)]">
      <div className="grid grid-cols-1 content-center justify-items-center px-gutter pt-6 pb-10 split:py-10">
        <div className="w-full max-w-105">{children}</div>
      </div>
      {panel ? (
        <div className="max-split:border-t max-split:border-line">
          <div className="flex flex-col-reverse overflow-hidden split:sticky split:top-17 split:block split:h-[calc(100dvh-4.25rem)] split:min-h-160">
            <SignInScene className="block h-44 w-full split:absolute split:inset-0 split:h-full" />
            {panel}
          </div>
        </div>
      ) : (
        <Tagline />
      )}
    </div>
  );
}

function Tagline() {
  return (
    <div className="relative overflow-hidden max-split:order-first max-split:h-44">
      <SignInScene className="absolute inset-0 size-full" />
      <p className="absolute top-[clamp(36px,5vw,72px)] left-[clamp(28px,4vw,64px)] max-w-[14ch] text-[clamp(var(--t-2xl),2.9vw,var(--t-4xl))] leading-[1.12] font-extrabold tracking-[-.035em] text-on-field max-split:hidden">
        {product.tagline}
      </p>
    </div>
  );
}
