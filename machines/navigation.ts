/** The places a machine may send the person to; `interrupted` is an in-app path, the others are the app's to spell. */
export type Destination =
  | { page: 'home' | 'about' | 'login' | 'lock' }
  | { page: 'linkSent' | 'newPassword' }
  | { page: 'technical'; symbol: string }
  | { page: 'interrupted'; path: string };

/** Where the person goes next; with `replace` the page now left is not behind Back. */
export type Navigation = { type: 'navigate'; to: Destination; replace: boolean };
