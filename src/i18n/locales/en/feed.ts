import type { MessagesOf } from '../../messages';

export default {
  'feed.LACKS': 'The chart feed does not offer this.',
  'feed.REFUSED': 'The chart feed refuses the request.',
  'feed.timeout': 'The chart feed has not answered within 15 seconds.',
  'feed.UNREADABLE': 'The chart feed’s answer could not be read.',
  'feed.UNREACHED': 'The chart feed has not answered.',
  'feed.BUSY': 'The chart feed receives too many requests.',
  'feed.UNKNOWN_SYMBOL': 'The chart feed does not have this symbol.',
  'feed.UNDECIDED_UNIT': 'It is not known whether its prices are in đồng or in thousand đồng.',
  'feed.unknownUnit_one':
    'Whether the price of {{symbols}} is in đồng or in thousand đồng is not known, so it is not shown.',
  'feed.unknownUnit_other':
    'Whether the prices of {{count}} symbols are in đồng or in thousand đồng is not known, so they are not shown: {{symbols}}.',
  'feed.part_one':
    'This is the {{count}} symbol that the chart feed’s search returns, which may not be the whole market.',
  'feed.part_other':
    'These are the {{count}} symbols that the chart feed’s search returns, which may not be the whole market.',
} satisfies MessagesOf<'feed'>;
