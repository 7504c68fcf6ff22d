import { createActor, type ActorRefFrom } from 'xstate';
import { noticesMachine, type ShownNotice } from '../../machines/notices.machine';
import { useRunning } from './Running';

export type { Notice, NoticeCode } from '../../machines/notice';

/** What a notice says; the actor gives it an identity. */
export type NoticeWords = Omit<ShownNotice, 'id'>;

export type NoticesActor = ActorRefFrom<typeof noticesMachine>;

export function startNotices(): NoticesActor {
  return createActor(noticesMachine).start();
}

/** Puts a notice on screen. */
export function notify(notices: NoticesActor, words: NoticeWords) {
  notices.send({ type: 'show', notice: { id: crypto.randomUUID(), ...words } });
}

/** Puts a notice on screen, from a view. */
export function useNotify() {
  const { notices } = useRunning();
  return (words: NoticeWords) => notify(notices, words);
}
