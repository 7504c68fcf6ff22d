import type { Notice, NoticeCode, NoticeContent, NoticeTopic } from './actors/notices';
import { errorText, translate } from '../i18n/i18n';
import type { MessageKey } from '../i18n/messages';
import type { RestErrorKind } from '../rest/errors';

type Words = {
  kind: NoticeContent['kind'];
  title: MessageKey;
  description?: MessageKey;
  topic?: NoticeTopic;
  /** The failure that its own description is about: no other words for it. */
  named?: RestErrorKind;
};

const words: Record<NoticeCode, Words> = {
  'session.invalidCredential': { kind: 'error', title: 'session.invalidCredential', topic: 'access' },
  'session.wrongPassword': {
    kind: 'error',
    title: 'session.unlockFailed',
    description: 'session.wrongPassword',
    topic: 'access',
    named: 'unauthorized',
  },
  'session.signInFailed': {
    kind: 'error',
    title: 'session.signInFailed',
    description: 'error.unexpected',
    topic: 'access',
  },
  'session.unlockFailed': {
    kind: 'error',
    title: 'session.unlockFailed',
    description: 'error.unexpected',
    topic: 'access',
  },
  'session.expired': { kind: 'warning', title: 'session.expired', topic: 'expiry' },
  'session.signOutFailed': {
    kind: 'error',
    title: 'session.signOutFailed',
    description: 'session.signOutFailedHint',
  },
  'recovery.failed': {
    kind: 'error',
    title: 'notice.error',
    description: 'error.unexpected',
    topic: 'access',
  },
  'recovery.sentAgain': { kind: 'success', title: 'resend.done', topic: 'access' },
  'confirm.done': { kind: 'success', title: 'confirm.done' },
  'confirm.failed': { kind: 'error', title: 'notice.error', description: 'error.unexpected' },
  'subscribe.done': { kind: 'success', title: 'subscribe.done', description: 'subscribe.doneHint' },
  'subscribe.failed': { kind: 'error', title: 'notice.error', description: 'error.unexpected' },
};

/** The text of a machine's notice; a failure that carries a message of its own shows that. */
export function noticeText({ code, detail }: Notice): NoticeContent {
  const { kind, title, description, topic, named } = words[code];
  const failure = detail === named ? undefined : detail;
  return {
    kind,
    title: translate(title),
    description: failure === undefined ? description && translate(description) : errorText(failure),
    topic,
  };
}
