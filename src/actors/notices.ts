import { createActor, type ActorRefFrom } from 'xstate';
import { noticesMachine, type NoticeWords } from '../../machines/notices.machine';
import { useRunning } from './Running';

export type { Notice, NoticeCode } from '../../machines/notice';
export type { NoticeWords } from '../../machines/notices.machine';

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;

export function startNotices(): NoticesActor {
  return createActor(noticesMachine).start();
}

/** Puts a notice on screen. */
export function notify(notices: NoticesActor, notice: NoticeWords) {
  notices.send({ type: 'show', notice });
}

/** Puts a notice on screen, from a view; it leaves with the person who caused it. */
export function useNotify() {
  const { notices } = useRunning();
  return (words: NoticeWords) => notify(notices, { ...words, isPersonal: true });
}
