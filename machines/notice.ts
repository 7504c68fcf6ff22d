/** Every code a machine may emit, so that an app can prove it has a text for each. */
export const noticeCodes = [
  'session.invalidCredential',
  'session.wrongPassword',
  'session.signInFailed',
  'session.unlockFailed',
  'session.expired',
  'session.signOutFailed',
  'recovery.failed',
  'recovery.sentAgain',
  'confirm.done',
  'confirm.failed',
  'subscribe.done',
  'subscribe.failed',
] as const;

export type NoticeCode = (typeof noticeCodes)[number];

/** A notice as a machine emits it. The app owns wording and colour; `detail` is the error's own message, plain text. */
export type Notice = { type: 'notice'; code: NoticeCode; detail?: string };

/** A notice as the app words it. */
export type NoticeContent = {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string | undefined;
  /** About the signed-in person's data, and removed when the session ends. */
  readonly isPersonal?: true;
  /** What its button does; the notice is dismissed with it. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
  /** The id of the record it confirms: a newer notice about the same record replaces it. */
  readonly about?: string;
  /** The form it is about, or an expiry: a newer notice of the same topic replaces its errors and warnings. */
  readonly topic?: string | undefined;
};
