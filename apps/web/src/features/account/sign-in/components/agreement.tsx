import { Link } from 'react-router';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { registerText } from '#web/messages/account.ts';

const { before, terms, between, privacy } = registerText.agree;

/** Validated by our code after the passwords: the browser's check of a required box would come first. */
export function Agreement({ error }: { error: string | undefined }) {
  return (
    <Checkbox
      name="terms"
      aria-required
      error={error}
      label={
        <>
          {before}
          <Link to="/terms-of-service" target="_blank" className="text-link">
            {terms}
          </Link>
          {between}
          <Link to="/privacy-policy" target="_blank" className="text-link">
            {privacy}
          </Link>
        </>
      }
    />
  );
}
