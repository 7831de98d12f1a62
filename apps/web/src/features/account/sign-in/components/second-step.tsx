import { type SyntheticEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Icon } from '#web/components/icons/icon.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/text-field.tsx';
import { useAuth } from '#web/lib/auth.tsx';
import { secondStepText as text, signInText } from '#web/messages/account.ts';
import { formText } from '../../form-text.ts';
import { toastId, useSubmission } from '../use-submission.ts';

const focus = (field: HTMLInputElement | null) => field?.focus();

type Props = { challenge: string; onDone?: () => void; onLeave: () => void };

/** Asks for the second factor: an authenticator code or a recovery code. */
export function SecondStep({ challenge, onDone, onLeave }: Props) {
  const { finishSecondStep } = useAuth();
  const { form, isBusy, errors, send } = useSubmission(signInText.exception);
  const [usesRecovery, setUsesRecovery] = useState(false);

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = formText(new FormData(event.currentTarget), 'code').replace(/\s/g, '');
    const result = await send(() => finishSecondStep(challenge, code));
    if (result?.status === 'success') {
      toast.success(signInText.success, { id: toastId });
      onDone?.();
    }
    if (result?.status === 'error' && result.code === 'second_step_expired') onLeave();
  };

  const kind = usesRecovery
    ? ({ label: text.recoveryCode, autoComplete: 'off', autoCapitalize: 'characters' } as const)
    : ({ label: text.code, autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 7 } as const);
  return (
    <>
      <span className="mb-5 grid size-16 place-items-center rounded-card bg-brand-soft text-brand-strong">
        <Icon name="shield" size="lg" />
      </span>
      <h1 className="page-title">{text.title}</h1>
      <p className="mt-1.5 text-ink-muted">{usesRecovery ? text.recoveryLead : text.lead}</p>
      <form ref={form} onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
        <TextField
          key={kind.autoComplete}
          {...kind}
          ref={focus}
          name="code"
          spellCheck={false}
          required
          error={errors.code}
        />
        <Button type="submit" size="lg" block busy={isBusy}>
          {isBusy ? text.submitting : text.submit}
        </Button>
        <Button variant="quiet" block onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? text.toAuthenticator : text.toRecoveryCode}
        </Button>
        <Button variant="quiet" block onClick={onLeave}>
          <Icon name="arrow-left" />
          {text.back}
        </Button>
      </form>
    </>
  );
}
