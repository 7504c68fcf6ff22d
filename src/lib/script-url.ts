type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => {
    createScriptURL: (url: string) => string;
  };
};

/** The address of the page's own service worker as browsers accept it that let no plain text become a script. */
export function workerUrl(base: string): string {
  const own = `${base}sw.js`;
  const createScriptURL = (url: string) => {
    if (url !== own) throw new TypeError(`${url} is no script of this app`);
    return url;
  };
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  return policies ? policies.createPolicy('script-url', { createScriptURL }).createScriptURL(own) : own;
}
