/** Stands in for an effect the app must `provide`; reaching it is a wiring mistake. */
export function unprovided(actor: string) {
  return () => Promise.reject(new Error(`Actor "${actor}" was not provided`));
}
