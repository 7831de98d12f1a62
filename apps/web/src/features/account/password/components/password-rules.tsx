import { accountLimits } from '@app/contract/account-fields';
import { Icon } from '#web/components/icons/icon.tsx';
import { joinClasses } from '#web/components/ui/join-classes.ts';
import { passwordRulesText as text } from '#web/messages/account-password.ts';

type Props = { password: string; confirmation: string };

const bytesOf = (password: string) => new TextEncoder().encode(password).length;

/** The rules of a new password, which are met while typing. Changes are read out. */
export function PasswordRules({ password, confirmation }: Props) {
  const isTooLong = bytesOf(password) > accountLimits.passwordMax;
  const rules = [
    { rule: text.long(accountLimits.passwordMin), isMet: password.length >= accountLimits.passwordMin },
    ...(isTooLong ? [{ rule: text.short(accountLimits.passwordMax), isMet: false }] : []),
    ...(confirmation ? [{ rule: text.same, isMet: password === confirmation }] : []),
  ];
  return (
    <div aria-live="polite">
      {password && (
        <>
          <ul aria-label={text.title} className="mt-2 grid gap-1 text-xs">
            {rules.map(({ rule, isMet }) => (
              <li
                key={rule}
                className={joinClasses(
                  'flex gap-1.5',
                  isMet ? 'font-semibold text-success' : 'text-ink-muted',
                )}
              >
                <Icon name={isMet ? 'check' : 'clock'} size="sm" className="mt-0.5" />
                {rule}
                <span className="sr-only">{isMet ? text.met : text.notMet}</span>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-xs text-ink-muted">{text.guessable}</p>
        </>
      )}
    </div>
  );
}
