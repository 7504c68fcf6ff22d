import type { MessagesOf } from '../../messages';

export default {
  'symbol.letter': '„{{letter}}“ ist kein Buchstabe eines Symbols.',
  'symbol.guess': '„{{letter}}“ ist kein Buchstabe eines Symbols: {{symbols}}?',
} satisfies MessagesOf<'symbol'>;
