import type { MessagesOf } from '../../messages';

export default {
  'dayLine.today': 'Today',
  'dayLine.switch': '{{name}}, change to {{other}}',
  'dayLine.row': 'Today: lowest {{low}}, highest {{high}}, reference {{reference}}',
  'dayLine.unmatched': 'Today: not matched yet',
  'dayLine.index': '{{name}} on {{day}}: lowest {{low}}, highest {{high}}, reference {{reference}}',
  'events.list': 'Events: {{count}}',
  'events.announced': 'announced',
  'events.adjusted': 'Adjusted prices',
  'events.adjustedHint':
    'Earlier prices are lowered by dividends and new shares, so that sessions can be compared.',
  'events.unadjustedHint':
    'Prices as they were matched: they step at ex-dates, and the evidence of signals is not drawn.',
  'compare.symbols': 'Compared symbols',
  'compare.label': 'Compare with another symbol',
  'compare.placeholder': 'e.g. FPT',
  'compare.add': 'Add',
  'compare.hint': 'Four at most, in percent since the first session in view.',
  'compare.refused': 'Enter another symbol, of letters or digits.',
  'compare.full': 'Four symbols are compared. Remove one to add another.',
  'compare.remove': 'Remove {{symbol}}',
  'compare.none': 'no data yet',
  'compare.since': 'Change since {{day}}',
  'sectors.title': 'Sectors of the day',
  'sectors.sector': 'Sector',
  'sectors.change': 'Change',
  'sectors.breadth': 'Breadth',
  'sectors.counts': '{{rose}} rose, {{stood}} unchanged, {{fell}} fell',
} satisfies MessagesOf<'chart'>;
