import type { MessagesOf } from '../../messages';

export default {
  'feed.LACKS': 'Die Chartquelle bietet das nicht an.',
  'feed.REFUSED': 'Die Chartquelle lehnt die Anfrage ab.',
  'feed.timeout': 'Die Chartquelle hat 15 Sekunden lang nicht geantwortet.',
  'feed.UNREADABLE': 'Die Antwort der Chartquelle ist nicht lesbar.',
  'feed.UNREACHED': 'Die Chartquelle hat nicht geantwortet.',
  'feed.BUSY': 'Die Chartquelle erhält zu viele Anfragen.',
  'feed.UNKNOWN_SYMBOL': 'Die Chartquelle hat dieses Symbol nicht.',
  'feed.UNDECIDED_UNIT': 'Ob ihre Kurse in Đồng oder in tausend Đồng sind, ist nicht bekannt.',
  'feed.unknownUnit_one':
    'Ob der Kurs von {{symbols}} in Đồng oder in tausend Đồng ist, ist nicht bekannt; daher wird er nicht gezeigt.',
  'feed.unknownUnit_other':
    'Ob die Kurse von {{count}} Symbolen in Đồng oder in tausend Đồng sind, ist nicht bekannt; daher werden sie nicht gezeigt: {{symbols}}.',
  'feed.part_one':
    'Das ist {{count}} Symbol, das die Suche der Chartquelle liefert, vielleicht nicht der ganze Markt.',
  'feed.part_other':
    'Das sind {{count}} Symbole, die die Suche der Chartquelle liefert, vielleicht nicht der ganze Markt.',
} satisfies MessagesOf<'feed'>;
