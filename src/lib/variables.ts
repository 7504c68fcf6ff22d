/** The variables of docs/backend.md, which the build gives their values. */
export type Variables = {
  readonly [Name in keyof ImportMetaEnv as Name extends `VITE_${string}` ? Name : never]: ImportMetaEnv[Name];
};

/** The id of the element in which `npm run configure` writes what a delivery configures, as JSON. */
export const CONFIGURED = 'config';

const text = globalThis.document?.getElementById(CONFIGURED)?.textContent;
const configured = text ? (JSON.parse(text) as Variables) : null;

/** The variables of this delivery: those of the build, each overridden by what was configured since. */
export function variables(): Variables {
  // Scripts call this in Node, which has none.
  return { ...(import.meta.env as Variables | undefined), ...configured };
}

/** Whether the pages and panels are there that no call serves, which show samples. */
export function hasSamples(): boolean {
  return variables().VITE_SAMPLES !== 'off';
}
