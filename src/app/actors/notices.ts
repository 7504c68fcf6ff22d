import { createActor, type ActorRefFrom } from 'xstate';
import { noticesMachine, type NoticeWords } from '../../../machines/notices.machine';

export type { Notice, NoticeCode } from '../../../machines/notice';
export type { NoticeWords } from '../../../machines/notices.machine';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;

export function startNotices(): NoticesActor {
  return createActor(noticesMachine).start();
}

/** Shows a notice. */
export function notify(notices: NoticesActor, notice: NoticeWords) {
  notices.send({ type: 'show', notice });
}

/** The form a notice is about: its refusals are dismissed once outdated. All forms that lead into an account are one. */
export type NoticeTopic = 'access' | 'password' | 'profile' | 'plans' | 'card' | 'symbol';
