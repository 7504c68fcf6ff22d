import type { MessagesOf } from '../../messages';

export default {
  'orderBook.title': 'Order book',
  'orderBook.levels': 'Three best bids and asks',
  'orderBook.bid': 'Bid',
  'orderBook.ask': 'Ask',
  'orderBook.bidVolume': 'Bid volume',
  'orderBook.askVolume': 'Ask volume',
  'orderBook.matches': 'Last matches',
  'orderBook.time': 'Time',
  'orderBook.price': 'Price',
  'orderBook.volume': 'Volume',
  'orderBook.side': 'Side',
  'orderBook.side.BUY': 'Buy',
  'orderBook.side.SELL': 'Sell',
  'orderBook.expectedAto': 'Expected in ATO',
  'orderBook.expectedAtc': 'Expected in ATC',
  'orderBook.foreignNet': 'Foreign net buying',
  'orderBook.foreignRoom': 'Foreign room left',
  'orderBook.failed': 'The order book is not loaded',
  'orderBook.none': 'The chart feed has no order book of this symbol.',
} satisfies MessagesOf<'orders'>;
