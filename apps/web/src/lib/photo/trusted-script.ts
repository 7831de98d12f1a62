type Policy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** The page's policy lets a worker start only from an address that passed a rule like this one: our own origin. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('photo-workers', { createScriptURL: refuseStrangers });
  return policy.createScriptURL(address);
}

function refuseStrangers(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError(`${address} is not a script of this site`);
}
