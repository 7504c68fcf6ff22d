import { filterAddress } from '../../ui/filter/address';

/** The filters of the articles in the address of their page. */
export const feedAddress = filterAddress({
  title: 'title',
  author: 'author',
  tag: 'tag',
  pressedTag: 'tagIs',
  from: 'from',
  to: 'to',
});
