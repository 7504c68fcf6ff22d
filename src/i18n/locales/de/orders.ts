import type { MessagesOf } from '../../messages';

export default {
  'orderBook.title': 'Orderbuch',
  'orderBook.levels': 'Drei beste Kauf- und Verkaufskurse',
  'orderBook.bid': 'Geld',
  'orderBook.ask': 'Brief',
  'orderBook.bidVolume': 'Geld-Vol.',
  'orderBook.askVolume': 'Brief-Vol.',
  'orderBook.matches': 'Letzte Abschlüsse',
  'orderBook.time': 'Zeit',
  'orderBook.price': 'Kurs',
  'orderBook.volume': 'Volumen',
  'orderBook.side': 'Seite',
  'orderBook.side.BUY': 'Kauf',
  'orderBook.side.SELL': 'Verkauf',
  'orderBook.expectedAto': 'Erwartet in ATO',
  'orderBook.expectedAtc': 'Erwartet in ATC',
  'orderBook.foreignNet': 'Nettokäufe des Auslands',
  'orderBook.foreignRoom': 'Für das Ausland frei',
  'orderBook.failed': 'Das Orderbuch ist nicht geladen',
  'orderBook.none': 'Die Chartquelle hat kein Orderbuch dieses Symbols.',
} satisfies MessagesOf<'orders'>;
