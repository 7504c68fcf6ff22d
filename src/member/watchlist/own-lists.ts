import { part } from '../../ui/part';

/** What the panel has for lists of one's own, loaded in an idle moment. */
export const OwnLists = part(() => import('./own/OwnLists'), 'OwnLists', {
  texts: ['desk', 'lists'],
  when: 'idle',
  optional: true,
});
