import { contact, product } from '@app/contract/product';
import { Link } from 'react-router';
import { DisplayChoices } from '#web/components/layout/display-choices.tsx';
import { Logo } from '#web/components/layout/logo.tsx';
import { Garis } from '#web/components/ui/garis.tsx';
import { footerText as text } from '#web/messages/footer.ts';
import { shellText } from '#web/messages/shell.ts';

const currentYear = () => new Date().getFullYear();

const quickLinks = [
  { to: '/', label: shellText.home },
  { to: '/smart-sort', label: shellText.smartSort },
  { to: '/waste-map', label: text.wasteMap },
  { to: '/education', label: shellText.education },
  { to: '/pilah', label: shellText.items },
  { to: '/community', label: shellText.community },
  { to: '/bantuan', label: shellText.help },
];

const legalLinks = [
  { to: '/privacy-policy', label: text.privacyPolicy },
  { to: '/terms-of-service', label: text.termsOfService },
  { to: '/transparansi', label: text.transparency },
];

const contactLinks = [
  { to: `mailto:${contact.email}`, label: contact.email },
  { to: contact.instagram, label: text.instagram },
  { to: contact.youtube, label: text.youtube },
];

/** The row of members on phones: they find the rest in the menu and under their account. */
const shortLinks = [
  { to: '/bantuan', label: shellText.help },
  { to: '/privacy-policy', label: text.privacy },
  { to: '/terms-of-service', label: text.terms },
];

export function Footer() {
  return (
    <footer className="mt-16 bg-surface-sunken md:mt-20 print:hidden">
      <Garis flush />
      <div className="page-width footer-full">
        <div className="grid grid-cols-2 gap-8 py-12 md:grid-cols-[2.2fr_1fr_1fr_1.3fr] md:gap-10">
          <div className="max-md:col-span-full">
            <Logo />
            <p className="mt-2 max-w-[34ch] text-sm text-ink-muted">{product.tagline}.</p>
            <DisplayChoices place="kaki" className="mt-5" />
          </div>
          <Column title={text.quickLinks} links={quickLinks} />
          <Column title={text.legal} links={legalLinks} />
          <Column title={text.contact} links={contactLinks} note={text.basedIn} />
        </div>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line py-5 text-xs text-ink-muted">
          <span>
            © {currentYear()} {product.name}
          </span>
          <Link to="/luring" className="inline-flex min-h-6 items-center underline-offset-4">
            {shellText.onThisPhone}
          </Link>
          <span>{text.testedIn}</span>
        </div>
      </div>
      <nav aria-label={text.short} className="page-width footer-short">
        <span>
          © {currentYear()} {product.name}
        </span>
        {shortLinks.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </nav>
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
