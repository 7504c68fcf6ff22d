import { useAppActors } from './AppActors';
import { notify, type NoticeContent, type Topic } from './notices';

/** Puts a notice on screen, from a view, for a form or for none; it leaves with the person who caused it. */
export function useNotify(topic?: Topic) {
  const { notices } = useAppActors();
  return (words: Omit<NoticeContent, 'topic'>) =>
    notify(notices, { ...words, isPersonal: true, ...(topic && { topic }) });
}

/** Takes a form's refusals from the screen: it is sent again, or what they were about is done. */
export function useSettle(topic: Topic) {
  const { notices } = useAppActors();
  return () => notices.send({ type: 'settled', topic });
}
