import type { MessagesOf } from '../../messages';

export default {
  'welcome.region': 'The market today and one signal',
  'welcome.chart': 'VN-Index on {{day}}: {{value}}, reference {{reference}}',
  'welcome.turnover': 'VND {{turnover}} bn',
  'welcome.advancers_one': '{{count}} advancer',
  'welcome.advancers_other': '{{count}} advancers',
  'welcome.signal': 'Breakout signal of {{day}}',
  'welcome.why': 'Why',
  'welcome.breakOut': 'Above its 55-day high of {{level}} on {{times}} times the usual volume',
  'welcome.sellable': 'Can be sold from',
  'welcome.afternoon': 'Afternoon of {{day}}',
  'welcome.expected': 'expected',
  'welcome.settled': 'Bought on {{day}}, T+2',
  'welcome.stop': 'Stop on a close below',
  'welcome.entry': 'Price at the signal {{price}}',
} satisfies MessagesOf<'welcome'>;
