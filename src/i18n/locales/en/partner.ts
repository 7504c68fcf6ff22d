import type { MessagesOf } from '../../messages';

export default {
  'partner.lede': 'The charts in {{brand}} come from {{partner}}.',
  'partner.libraryLede': '{{brand}} draws its charts itself, with the library {{library}}.',
  'partner.data': 'What the charts show',
  'partner.dataText':
    'Candles with open, high, low, close and volume. Prices are in thousand đồng, times in Vietnam time (UTC+7).',
  'partner.role': 'Who does what',
  'partner.roleText':
    '{{partner}} provides the chart. {{brand}} computes the signals and is responsible for everything around it; the partner gives no recommendation here.',
  'partner.libraryRole':
    'There is no charting partner yet. {{library}} is software that draws in your browser; it provides no figures and gives no recommendation. {{brand}} is responsible for everything shown.',
  'partner.visit': 'Visit {{partner}}',
  'partner.contact': 'Questions about the charts? Write to {{email}}.',
} satisfies MessagesOf<'partner'>;
