/** The version of this build, which stands in its page; empty in development. */
export function buildVersion(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
}
