import { createActor, type ActorRefFrom } from 'xstate';
import type { NoticeContent } from '../../machines/notice';
import { noticesMachine } from '../../machines/notices.machine';
import { useRunning } from './Running';

export type { Notice, NoticeCode, NoticeContent } from '../../machines/notice';

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

/** Puts a notice on screen, from a view, for a form or for none; it leaves with the person who caused it. */
export function useNotify(topic?: Topic) {
  const { notices } = useRunning();
  return (words: Omit<NoticeContent, 'topic'>) =>
    notify(notices, { ...words, isPersonal: true, ...(topic && { topic }) });
}

/** Takes a form's refusals from the screen: it is sent again, or what they were about is done. */
export function useSettle(topic: Topic) {
  const { notices } = useRunning();
  return () => notices.send({ type: 'settled', topic });
}
