import type { MessagesOf } from '../../messages';

export default {
  'welcome.region': 'Der Markt heute und ein Signal',
  'welcome.chart': 'VN-Index am {{day}}: {{value}}, Referenz {{reference}}',
  'welcome.turnover': '{{turnover}} Mrd. VND',
  'welcome.advancers_one': '{{count}} Gewinner',
  'welcome.advancers_other': '{{count}} Gewinner',
  'welcome.signal': 'Ausbruchssignal vom {{day}}',
  'welcome.why': 'Warum',
  'welcome.breakOut': 'Über dem 55-Tage-Hoch von {{level}}, mit dem {{times}}-Fachen des üblichen Volumens',
  'welcome.sellable': 'Verkaufbar ab',
  'welcome.afternoon': '{{day}} nachmittags',
  'welcome.expected': 'voraussichtlich',
  'welcome.settled': 'Kauf am {{day}}, T+2',
  'welcome.stop': 'Stopp bei Schluss unter',
  'welcome.entry': 'Kurs beim Signal {{price}}',
} satisfies MessagesOf<'welcome'>;
