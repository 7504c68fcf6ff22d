import { useAppActors } from './AppActors';
import { notify, type NoticeContent, type NoticeTopic } from './notices';

/** Returns a function that shows a notice of a view, for a form or for none; signing out dismisses it. */
export function useNotify(topic?: NoticeTopic) {
  const { notices } = useAppActors();
  return (words: Omit<NoticeContent, 'topic'>) => notify(notices, { ...words, isPersonal: true, topic });
}

/** Returns a function that dismisses a form's refusals: it is submitted again, or what they were about is done. */
export function useDismissRefusals(topic: NoticeTopic) {
  const { notices } = useAppActors();
  return () => notices.send({ type: 'settled', topic });
}
