import { confirmTwoStep, startTwoStep } from '@app/contract/account-two-step';
import { type TOTP, URI } from 'otpauth';
import { call } from './call.ts';
import { pause, type TestApi } from './harness.ts';

export const period = 30_000;

/** A test that begins just before a new time step would use codes of the wrong step. */
export async function awaitFreshStep(): Promise<void> {
  const left = period - (Date.now() % period);
  if (left < 5000) await pause(left);
}

export const authenticator = (uri: string) => {
  const totp = URI.parse(uri) as TOTP;
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * period });
};

/** Turns two-step sign-in on; the codes of the current and the next step are still unused. */
export async function enrol(api: TestApi, headers: Record<string, string>, password?: string) {
  const codeAt = authenticator((await call(api, startTwoStep, { headers })).json().uri);
  const response = await call(api, confirmTwoStep, { headers, body: { code: codeAt(-1), password } });
  return { codeAt, recoveryCodes: response.json().recoveryCodes as string[] };
}
