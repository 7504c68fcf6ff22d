import { createActor, type ActorRefFrom } from 'xstate';
import type { NoticeContent } from '../../../machines/notice';
import { noticesMachine } from '../../../machines/notices.machine';

export type { Notice, NoticeCode, NoticeContent } from '../../../machines/notice';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;

export function startNotices(): NoticesActor {
  return createActor(noticesMachine).start();
}

/** Puts a notice on screen. */
export function notify(notices: NoticesActor, notice: NoticeContent) {
  notices.send({ type: 'show', notice });
}

/** Forms whose refusals leave once they are outdated; all ways into an account are one. */
export type Topic = 'access' | 'password' | 'profile' | 'plans' | 'card' | 'symbol';
