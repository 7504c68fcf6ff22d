/** Tells password managers which account the passwords of a form belong to; not shown. */
export function Username({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
