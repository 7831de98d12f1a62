import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ErrorBox } from '#web/components/ui/error-box.tsx';
import { callbackText, signInText as text } from '#web/messages/account.ts';
import { withNext } from '../safe-next.ts';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import { OrLine } from './or-line.tsx';
import { SecondStep } from './second-step.tsx';

/** The form stays mounted during the second step, so that an expired challenge returns to the typed input. */
export function Login({ next }: { next: string }) {
  const [challenge, setChallenge] = useState<string>();
  const reason = useReason();
  return (
    <>
      {challenge && <SecondStep challenge={challenge} onLeave={() => setChallenge(undefined)} />}
      <div hidden={challenge !== undefined}>
        <h1 className="page-title">{text.title}</h1>
        <p className="mt-1.5 text-ink-muted">{text.lead}</p>
        {reason && (
          <div className="mt-5">
            <ErrorBox title={callbackText.noSession} text={reason} />
          </div>
        )}
        <LoginForm onSecondStep={setChallenge} />
        <OrLine word={text.or} />
        <GoogleButton intent="login" next={next} />
        <p className="mt-4 text-center text-sm">
          {text.noAccount}{' '}
          <Link to={withNext('/register', next)} className="text-link inline-flex min-h-11 items-center">
            {text.register}
          </Link>
        </p>
      </div>
    </>
  );
}

/** Why the Google sign-in failed; shown on the page because a toast disappears too soon. */
function useReason(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('reason' in state)) return undefined;
  return typeof state.reason === 'string' ? state.reason : undefined;
}
