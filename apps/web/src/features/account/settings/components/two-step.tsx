import type { Profile } from '@app/contract/account-settings';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { accountText, twoStepText as text } from '#web/messages/account-settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { accountKeys } from '../api/query-keys.ts';
import { useStartTwoStep } from '../api/start-two-step.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RemoveTwoStep } from './remove-two-step.tsx';
import { SettingsSection } from './settings-section.tsx';
import { TwoStepEnrolment } from './two-step-enrolment.tsx';

type Stage = { secret: string; uri: string } | { recoveryCodes: readonly string[] };

export function TwoStep({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  // The local stage overrides the profile: the recovery codes must stay until they are saved.
  const [stage, setStage] = useState<Stage>();
  const isOn = profile.twoStep || (stage && 'recoveryCodes' in stage);

  const finish = () => {
    void client.invalidateQueries({ queryKey: accountKeys.profile });
    client.setQueryData<Profile>(accountKeys.profile, (known) => known && { ...known, twoStep: true });
    setStage(undefined);
  };

  return (
    <SettingsSection
      title={text.title}
      text={text.text}
      mark={
        <Badge tone={isOn ? 'success' : 'neutral'} {...(isOn && { icon: 'shield' })}>
          {isOn ? text.on : text.off}
        </Badge>
      }
    >
      {stage && 'recoveryCodes' in stage && <RecoveryCodes codes={stage.recoveryCodes} onDone={finish} />}
      {stage && 'secret' in stage && (
        <TwoStepEnrolment
          {...stage}
          hasPassword={profile.hasPassword}
          onConfirmed={(recoveryCodes) => setStage({ recoveryCodes })}
          onCancel={() => setStage(undefined)}
        />
      )}
      {!stage && (
        <div className="grid justify-items-start gap-4">
          {profile.role !== 'member' && <p>{text.required}</p>}
          {!profile.twoStep && <StartTwoStep onStarted={setStage} />}
          {profile.twoStep && profile.role === 'member' && <RemoveTwoStep />}
        </div>
      )}
    </SettingsSection>
  );
}

function StartTwoStep({ onStarted }: { onStarted: (enrolment: { secret: string; uri: string }) => void }) {
  const start = useStartTwoStep();
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: onStarted,
      onError: (error) => toast.error(failureText(error, accountText.notSent)),
    });
  return (
    <Button variant="sec" busy={start.isPending} onClick={begin}>
      {start.isPending ? text.starting : text.start}
    </Button>
  );
}
