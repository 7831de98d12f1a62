import { contact, product } from '@app/contract/product';
import { Link } from 'react-router';
import { Logo } from '#web/components/layout/logo.tsx';
import { Garis } from '#web/components/ui/garis.tsx';
import { shellText } from '#web/messages/shell.ts';

const currentYear = () => new Date().getFullYear();

const quickLinks = [
  { to: '/', label: shellText.home },
  { to: '/smart-sort', label: shellText.smartSort },
  { to: '/waste-map', label: shellText.wasteMap },
  { to: '/education', label: shellText.education },
  { to: '/community', label: shellText.community },
];

const legalLinks = [
  { to: '/privacy-policy', label: shellText.privacyPolicy },
  { to: '/terms-of-service', label: shellText.termsOfService },
  { to: '/transparansi', label: shellText.transparency },
];

const contactLinks = [
  { to: `mailto:${contact.email}`, label: contact.email },
  { to: contact.instagram, label: shellText.instagram },
  { to: contact.youtube, label: shellText.youtube },
];

export function Footer({ inert }: { inert: boolean }) {
  return (
    <footer inert={inert} className="mt-16 bg-surface-sunken md:mt-20 print:hidden">
      <Garis flush />
      <div className="page-width">
        <div className="grid grid-cols-2 gap-8 py-12 md:grid-cols-[2.2fr_1fr_1fr_1.3fr] md:gap-10">
          <div className="max-md:col-span-full">
            <Logo />
            <p className="mt-2 max-w-[34ch] text-sm text-ink-muted">{product.tagline}.</p>
          </div>
          <Column title={shellText.quickLinks} links={quickLinks} />
          <Column title={shellText.legal} links={legalLinks} />
          <Column title={shellText.contact} links={contactLinks} note={shellText.basedIn} />
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line py-5 text-xs text-ink-muted">
          <span>
            © {currentYear()} {product.name}
          </span>
          <Link to="/luring" className="inline-flex min-h-6 items-center underline-offset-4">
            {shellText.onThisPhone}
          </Link>
          <span>{shellText.testedIn}</span>
        </div>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; links: { to: string; label: string }[]; note?: string };

function Column({ title, links, note }: ColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-3 text-sm tracking-normal">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-sm break-words no-underline underline-offset-4 hover:underline md:min-h-9"
            >
              {label}
            </Link>
          </li>
        ))}
        {note && <li className="text-sm text-ink-muted">{note}</li>}
      </ul>
    </nav>
  );
}
