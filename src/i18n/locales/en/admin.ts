import type { MessagesOf } from '../../messages';

export default {
  'adminSignals.subtitle': 'one row per study and session',
  'adminSignals.symbols': 'Symbol(s)',
  'adminSignals.study': 'Study',
  'adminSignals.updated': 'Updated',
  'adminSignals.log': 'Log',
  'adminSignals.allSymbols': 'Show all {{count}} symbols',
  'adminSignals.wholeLog': 'Show the whole log',
  'adminSignals.fold': 'Show less',
  'adminSignals.count_one': '{{count}} run',
  'adminSignals.count_other': '{{count}} runs',
  'adminSignals.leftOut_one': '{{count}} older run is not shown here.',
  'adminSignals.leftOut_other': '{{count}} older runs are not shown here.',
  'adminSignals.empty': 'No run yet',
  'adminSignals.emptyHint': 'The studies run after 14:45 of each session.',
  'adminSignals.failed': 'The signal runs could not be loaded',
} satisfies MessagesOf<'admin'>;
