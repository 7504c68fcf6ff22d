import { createActor, type ActorRefFrom } from 'xstate';
import type { NoticeContent } from '../../../machines/notice';
import { noticesMachine } from '../../../machines/notices.machine';

export type { Notice, NoticeCode, NoticeContent } from '../../../machines/notice';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;

export function startNotices(): NoticesActor {
  return createActor(noticesMachine).start();
}

/** Shows a notice. */
export function notify(notices: NoticesActor, notice: NoticeContent) {
  notices.send({ type: 'show', notice });
}

/**
 * The form a notice is about: its refusals are dismissed once outdated. All forms that lead into an account are one, and so
 * are all that were `invalid`. The notice of an expiry is dismissed by the next sign-in.
 */
export type NoticeTopic =
  | 'expiry'
  | 'invalid'
  | 'access'
  | 'password'
  | 'profile'
  | 'subscriptions'
  | 'card'
  | 'symbol';
