import { loadMessages, translate } from '../../i18n/i18n';

/** The notice that the server accepts no more, and the newest changes are in this browser; brings its texts. */
export async function unsentNotice() {
  await loadMessages('desk');
  return {
    kind: 'error',
    title: translate('desk.unsent'),
    description: translate('desk.unsentHint'),
  } as const;
}
