import { callbackText, signInText } from '#web/messages/account.ts';
import { Working } from '../../password/components/working.tsx';
import { useGoogleReturn } from '../use-google-return.ts';
import { SecondStep } from './second-step.tsx';

export function GoogleReturn() {
  const { challenge, fail, proceed } = useGoogleReturn();
  if (challenge) return <SecondStep challenge={challenge} onDone={proceed} onLeave={() => fail()} />;
  return <Working title={signInText.title} message={callbackText.processing} />;
}
