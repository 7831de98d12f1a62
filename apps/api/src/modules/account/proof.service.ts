import { requiredText } from '@app/contract/field-sentence';
import { AppError } from '#api/lib/app-error.ts';
import type { Viewer } from '#api/lib/viewer.ts';
import type { PasswordService } from './password.service.ts';
import type { ProfileService } from './profile.service.ts';
import type { TwoStepService } from './two-step.service.ts';

type Parts = { profiles: ProfileService; passwords: PasswordService; twoStep: TwoStepService };
type Proofs = { password?: string | undefined; code?: string | undefined; network: string };

/** A stolen session must not be enough to lock out a person or delete an account, so password and code are required again. */
export function proofService({ profiles, passwords, twoStep }: Parts) {
  return {
    /** Requires the password when the account has one, and a code when two-step sign-in is on. */
    async requireProofs(viewer: Viewer, { password, code, network }: Proofs): Promise<void> {
      const { hasPassword, twoStep: hasTwoStep } = await profiles.get(viewer.id);
      const missing = {
        ...(hasPassword && !password && { password: requiredText }),
        ...(hasTwoStep && !code && { code: requiredText }),
      };
      if (Object.keys(missing).length > 0) throw new AppError('invalid_input', { fields: missing });
      if (hasPassword && password) await passwords.verify(viewer, password, { network, field: 'password' });
      if (hasTwoStep && code) await twoStep.requireCode(viewer.id, code);
    },
  };
}

export type ProofService = ReturnType<typeof proofService>;
