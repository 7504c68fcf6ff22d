import type { CDPSession, Page } from 'playwright-core';
import { typedWith, type InputMethod } from '../../../src/lib/input-method';
import { valuesOf } from '../keyed';

/**
 * The kinds of input methods by what a page sees of them: one that presses Backspace and types other letters, one that has a
 * word replaced at once, and one that composes the word until it is committed.
 */
export const KINDS = ['rewriting', 'replacing', 'composing'] as const;

export type Kind = (typeof KINDS)[number];

/** Presses the keys of a word in the field that has the focus, with real events of the browser. */
export async function pressKeys(page: Page, kind: Kind, method: InputMethod, keys: string) {
  if (kind === 'composing') return compose(page, method, keys);
  const values = valuesOf(method, keys, kind);
  for (const [at, value] of values.entries()) await changeTo(page, values[at - 1] ?? '', value);
}

async function changeTo(page: Page, from: string, to: string) {
  if (to === from.slice(0, -1)) return page.keyboard.press('Backspace');
  if (to.startsWith(from) && to.length === from.length + 1) return page.keyboard.insertText(to.at(-1)!);
  for (let i = 0; i < from.length; i++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.insertText(to);
}

async function compose(page: Page, method: InputMethod, keys: string) {
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= keys.length; length++) {
    const text = typedWith(method, keys.slice(0, length));
    await processed(session);
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  }
  await session.send('Input.insertText', { text: typedWith(method, keys) });
  await session.detach();
}

/** A key that the input method has taken for itself. */
function processed(session: CDPSession) {
  return session.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    windowsVirtualKeyCode: 229,
    key: 'Process',
  });
}
