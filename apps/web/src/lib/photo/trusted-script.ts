type Policy = { createScriptURL: (address: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** The content security policy requires Trusted Types for worker URLs; this one allows our own origin only. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('photo-workers', { createScriptURL: assertSameOrigin });
  return policy.createScriptURL(address);
}

function assertSameOrigin(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address;
  throw new TypeError(`${address} is not a script of this site`);
}
