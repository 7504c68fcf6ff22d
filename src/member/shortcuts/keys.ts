import type { MessageKey } from '../../i18n/messages';

/** What a shortcut does, and the ways to press it, each one or several keys at once. */
type Shortcut = { does: MessageKey; ways: readonly (readonly string[])[] };

/** Every shortcut of the product, by the names that are on this machine's keys. */
export function keysOf(ctrl: string): readonly Shortcut[] {
  const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : ctrl;
  return [
    { does: 'shortcuts.search', ways: [['/'], [command, 'K']] },
    { does: 'shortcuts.walkFound', ways: [['↑'], ['↓']] },
    { does: 'shortcuts.take', ways: [['Enter']] },
    { does: 'shortcuts.walkList', ways: [['↑'], ['↓']] },
    { does: 'shortcuts.walkBars', ways: [['←'], ['→']] },
    {
      does: 'shortcuts.walkSignals',
      ways: [
        ['Shift', '←'],
        ['Shift', '→'],
      ],
    },
    { does: 'shortcuts.help', ways: [['?']] },
    { does: 'shortcuts.close', ways: [['Esc']] },
  ];
}
