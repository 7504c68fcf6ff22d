/** Every code a machine may raise, so that an app can prove it has words for each. */
export const noticeCodes = [
  'session.invalidCredential',
  'session.signInFailed',
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

/** What a machine tells the person. The app owns wording and colour; `detail` is the failure's own message, plain text. */
export type Notice = { type: 'notice'; code: NoticeCode; detail?: string };
