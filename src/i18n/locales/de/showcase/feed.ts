import type vi from '../../vi/showcase/feed';

export default {
  'showcase.feed.articles': 'Artikel',
  'showcase.feed.count_one': '{{count}} Artikel',
  'showcase.feed.count_other': '{{count}} Artikel',
  'showcase.feed.filter': 'Artikel filtern',
  'showcase.feed.filters': 'Artikelfilter',
  'showcase.feed.matches': '{{count}} von {{total}} Artikeln gefunden',
  'showcase.feed.noMatch': 'Kein Artikel entspricht den Filtern',
  'showcase.feed.showAll': 'Alle Artikel zeigen',
  'showcase.feed.tag.basics': 'Grundlagen',
  'showcase.feed.tag.technical': 'Technische Analyse',
  'showcase.feed.tag.risk': 'Risikomanagement',
  'showcase.feed.tag.habits': 'Gewohnheiten',
  'showcase.feed.tag.market': 'Markt',
  'showcase.feed.reading': 'Einen Finanzbericht in 15 Minuten lesen',
  'showcase.feed.reading.description':
    'Drei Zahlen zuerst: operativer Cashflow, Bruttomarge und kurzfristige Schulden.',
  'showcase.feed.breadth': 'Was die Marktbreite sagt und der Index nicht',
  'showcase.feed.breadth.description':
    'Ein Index, den wenige große Aktien heben, ist kein Handelstag, an dem drei Viertel aller Aktien steigen.',
  'showcase.feed.stop': 'Erst der Stopp, dann der Kaufauftrag',
  'showcase.feed.stop.description':
    'Nur wer den Kurs kennt, bei dem die Idee falsch ist, kann die Menge berechnen.',
  'showcase.feed.settlement': 'Was T+2 für heutige Käufer bedeutet',
  'showcase.feed.settlement.description':
    'Heute gekaufte Aktien kommen am Mittag von T+2 an und sind ab diesem Nachmittag verkäuflich.',
  'showcase.feed.gaps': 'Kurslücken: wann sie zählen',
  'showcase.feed.gaps.description':
    'Erst Volumen und nächsten Handelstag ansehen, dann aus einer Lücke schließen.',
  'showcase.feed.diary': 'Ein Handelstagebuch führen',
  'showcase.feed.diary.description':
    'Kaufgrund, Stopp und Abweichungen vom Plan notieren; nach einem Monat wieder lesen.',
  'showcase.feed.dividend': 'Der Ex-Tag',
  'showcase.feed.dividend.description':
    'Der Referenzkurs sinkt genau um die Dividende; ein nicht bereinigter Chart zeigt eine Lücke.',
  'showcase.feed.spread': 'Wie viele Aktien genügen',
  'showcase.feed.spread.description':
    'Bei zu wenigen ballt sich das Risiko, bei zu vielen verliert man die Unternehmen aus dem Blick.',
  'showcase.feed.alerts': 'Kursalarme beobachten die Tafel',
  'showcase.feed.alerts.description':
    'Alarme an Widerstand und Stopp setzen und die Tafel nur öffnen, wenn etwas zu entscheiden ist.',
} satisfies Record<keyof typeof vi, string>;
