import type { MessagesOf } from '../../messages';

export default {
  'symbol.letter': '“{{letter}}” is not a letter of a symbol.',
  'symbol.guess': '“{{letter}}” is not a letter of a symbol: {{symbols}}?',
} satisfies MessagesOf<'symbol'>;
