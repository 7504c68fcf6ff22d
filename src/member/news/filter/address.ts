import { createFilterAddress } from '../../../ui/filter/address';

/** The filters of the news in the address of home, where other panels have parameters too. */
export const newsAddress = createFilterAddress({
  title: 'newsTitle',
  symbol: 'newsSymbol',
  author: 'newsAuthor',
  tag: 'newsTag',
  pressedTag: 'newsTagIs',
  from: 'newsFrom',
  to: 'newsTo',
});
