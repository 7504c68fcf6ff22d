import { basePath } from './address';

type Policy = { createScriptURL: (url: string) => string };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * The address of one of the app's own workers as a TrustedScriptURL where the browser has trusted types, which throws
 * for any other address.
 */
export function workerUrl(address: string): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  if (!policies) return address;
  // A policy's name may be used once.
  policy ??= policies.createPolicy('script-url', { createScriptURL });
  return policy.createScriptURL(address);
}

function createScriptURL(address: string) {
  const { origin, pathname } = new URL(address, window.location.href);
  const isOwn = origin === window.location.origin && pathname.startsWith(`${basePath}/`);
  const file = pathname.slice(basePath.length);
  if (!isOwn || !/^\/(?:sw|assets\/[\w.-]+)\.js$/.test(file)) {
    throw new TypeError(`${address} is no worker of this app`);
  }
  return address;
}
