import type { MessageKey } from '../../i18n/messages';

/** A shortcut's description and its key combinations. */
type Shortcut = { does: MessageKey; ways: readonly (readonly string[])[] };

/** Every shortcut, with this platform's key names. */
export function shortcutsFor(ctrl: string): readonly Shortcut[] {
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
    { does: 'shortcuts.sell', ways: [['S']] },
    { does: 'shortcuts.help', ways: [['?']] },
    { does: 'shortcuts.close', ways: [['Esc']] },
  ];
}
