import type { PieceKind } from '@app/contract/education';
import { product } from '@app/contract/product';
import { LostScene } from '#web/components/static-scenes.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { detailText as text } from '#web/messages/education.ts';
import { addressOf } from '../../filters.ts';
import { tabOf } from '../../piece-address.ts';

export function PieceNotFound({ kind }: { kind: PieceKind }) {
  return (
    <div className="page-width grid flex-1 content-center justify-items-center gap-6 py-12 text-center">
      <title>{`${text.notFound[kind]} · ${product.name}`}</title>
      <div className="w-full max-w-xl overflow-hidden rounded-xl">
        <LostScene />
      </div>
      <h1 className="text-3xl font-extrabold">{text.notFound[kind]}</h1>
      <p className="max-w-[46ch] text-ink-muted">{text.notFoundText}</p>
      <ButtonLink to={addressOf({ tab: tabOf[kind] })}>{text.notFoundAction}</ButtonLink>
    </div>
  );
}
