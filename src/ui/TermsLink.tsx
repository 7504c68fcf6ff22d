/** The address of the owner's terms of use; null where the build names none. */
export const termsUrl: string | null = import.meta.env.VITE_TERMS_URL || null;

/** The terms of use under a name, as a link where the build has their address. */
export function TermsLink({ children }: { children: string }) {
  if (termsUrl === null) return children;
  return (
    <a href={termsUrl} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
