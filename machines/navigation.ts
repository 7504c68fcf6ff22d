/** The pages a machine may navigate to; `interrupted` is an in-app path, the app has the paths of the others. */
export type Destination =
  | { page: 'home' | 'about' | 'login' | 'lock' }
  | { page: 'linkSent' | 'newPassword' }
  | { page: 'technical'; symbol: string }
  | { page: 'interrupted'; path: string };

/** With `replace` the page that is left is not in the history; with `from` any other page than that one stays open. */
export type Navigation = { type: 'navigate'; to: Destination; replace: boolean; from?: 'lock' };

/** A navigation that leaves no way back. */
export function replaceWith(to: Destination): Navigation {
  return { type: 'navigate', to, replace: true };
}
