import { product } from '@app/contract/product';
import { Link } from 'react-router';
import { shellText } from '#web/messages/shell.ts';

export function Logo() {
  return (
    <Link
      to="/"
      aria-label={shellText.homeLink(product.name)}
      className="inline-flex min-h-11 items-center gap-2.25 text-[1.25rem] font-extrabold tracking-[-.035em] no-underline"
    >
      <svg className="size-7.5" viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M17.5 2.1A14 14 0 0 0 7.3 27C14 25.5 12 19 15 14.5c2-3 4.5-6 2.5-12.4Z"
          fill="var(--brand)"
        />
        <path
          d="M21 3a14 14 0 0 1-10.5 25.6C18 25.8 15.4 20 18.2 15.6 20.3 12.4 22.4 9 21 3Z"
          fill="var(--organik)"
        />
      </svg>
      {product.name}
    </Link>
  );
}
