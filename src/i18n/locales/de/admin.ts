import type { MessagesOf } from '../../messages';

export default {
  'adminSignals.subtitle': 'je Studie und Handelstag eine Zeile',
  'adminSignals.symbols': 'Symbol(e)',
  'adminSignals.study': 'Studie',
  'adminSignals.updated': 'Aktualisiert',
  'adminSignals.log': 'Protokoll',
  'adminSignals.allSymbols': 'Alle {{count}} Symbole zeigen',
  'adminSignals.wholeLog': 'Das ganze Protokoll zeigen',
  'adminSignals.fold': 'Weniger zeigen',
  'adminSignals.count_one': '{{count}} Lauf',
  'adminSignals.count_other': '{{count}} Läufe',
  'adminSignals.leftOut_one': '{{count}} älterer Lauf wird hier nicht angezeigt.',
  'adminSignals.leftOut_other': '{{count}} ältere Läufe werden hier nicht angezeigt.',
  'adminSignals.empty': 'Noch kein Lauf',
  'adminSignals.emptyHint': 'Die Studien laufen an jedem Handelstag nach 14:45.',
  'adminSignals.failed': 'Die Signalläufe konnten nicht geladen werden',
} satisfies MessagesOf<'admin'>;
