import { variables } from '../lib/variables';

/** The address of the owner's terms of use; null where the build names none. */
export function configuredTermsUrl(): string | null {
  return variables().VITE_TERMS_URL || null;
}

/** The terms of use under a name, as a link where the build has their address. */
export function TermsLink({ children }: { children: string }) {
  const url = configuredTermsUrl();
  if (url === null) return children;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
