import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { PasswordField } from '#web/components/ui/password-field.tsx';
import { accountText, twoStepText as text } from '#web/messages/account-settings.ts';
import { failureText, fieldErrors } from '#web/lib/failure.ts';
import { formText } from '../../form-text.ts';
import { useConfirmTwoStep } from '../api/confirm-two-step.ts';
import { CodeForm } from './code-form.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from './qr-code.tsx';

type Props = {
  secret: string;
  uri: string;
  /** If true the password is required, because a stolen session must not be enough. */
  hasPassword: boolean;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

export function TwoStepEnrolment({ secret, uri, hasPassword, onConfirmed, onCancel }: Props) {
  const confirm = useConfirmTwoStep();
  const send = (code: string, form: FormData) =>
    confirm.mutate(
      { code, ...(hasPassword && { password: formText(form, 'password') }) },
      {
        onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
        onError: (error) => toast.error(failureText(error, accountText.notSent)),
      },
    );

  return (
    <ol className="grid gap-7">
      <Step number={1} title={text.steps.install}>
        <p className="text-sm text-ink-muted">{text.steps.installText}</p>
      </Step>
      <Step number={2} title={text.steps.scan}>
        <div className="mt-3 grid justify-items-start gap-3">
          <QrCode text={uri} label={text.qrCode} />
          <a href={uri} className="text-link inline-flex min-h-11 items-center gap-2 text-sm">
            <Icon name="mobile" />
            {text.steps.open}
          </a>
          <p className="text-sm text-ink-muted">{text.steps.secret}</p>
          <code className="rounded-md bg-surface-sunken px-3.5 py-2.5 font-[ui-monospace,monospace] text-sm tracking-[.06em] break-words">
            {inGroups(secret)}
          </code>
          <CopyButton text={secret} label={text.copySecret} />
        </div>
      </Step>
      <Step number={3} title={text.steps.enter}>
        <p className="text-sm text-ink-muted">{text.steps.enterText}</p>
        <CodeForm
          label={text.code}
          onSubmit={send}
          actions={
            <>
              <Button type="submit" busy={confirm.isPending}>
                {confirm.isPending ? text.confirming : text.confirm}
              </Button>
              <Button variant="quiet" onClick={onCancel}>
                {accountText.cancel}
              </Button>
            </>
          }
        >
          {hasPassword && (
            <PasswordField
              name="password"
              label={text.password}
              autoComplete="current-password"
              required
              error={fieldErrors(confirm.error).password}
              className="max-w-90"
            />
          )}
        </CodeForm>
      </Step>
    </ol>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-brand-soft text-sm font-extrabold text-brand-strong"
      >
        {number}
      </span>
      <div>
        <h3 className="pt-1 text-md">{title}</h3>
        {children}
      </div>
    </li>
  );
}

/** Groups of four characters. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
