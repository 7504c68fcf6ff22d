import { loadMessages } from '../../i18n/i18n';
import { part } from '../../ui/part';

/** What the panel has for lists of one's own, loaded in an idle moment. */
export const OwnLists = part(() => import('./own/OwnLists'), 'OwnLists', {
  texts: 'desk',
  needs: () => loadMessages('lists'),
  when: 'idle',
  optional: true,
});
