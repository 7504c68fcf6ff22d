import type { Page } from 'playwright-core';

/** Runs in a page: its words, the hidden ones too, in the order of the document and without the blanks between them. */
function wordsOf(): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const other of body.querySelectorAll('script, style, template, noscript')) other.remove();
  return body.textContent.replaceAll(/\s+/g, '');
}

/** Where two pages begin to say different things; null where they say the same. */
export async function differenceOf(one: Page, other: Page): Promise<string | null> {
  const [ours, theirs] = await Promise.all([one.evaluate(wordsOf), other.evaluate(wordsOf)]);
  if (ours === theirs) return null;
  const at = [...ours].findIndex((letter, i) => letter !== theirs[i]);
  const around = (text: string) => text.slice(Math.max(0, (at === -1 ? ours.length : at) - 40)).slice(0, 80);
  return `${around(ours)} | ${around(theirs)}`;
}

/** Sets the demo's market to a time at which it stands still, as another tab does. */
export async function setMarket(page: Page, time: string) {
  await page.evaluate(
    (marketStart) => {
      const [key, newValue] = [
        'nhip.demo.time',
        JSON.stringify({ marketStart, realStart: Date.now(), speed: 0, preset: '' }),
      ];
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    },
    Date.parse(`${time}+07:00`),
  );
}

/** Waits until nothing in a page has changed for a moment. */
export function still(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, 250);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, 250);
        });
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
}

/**
 * Runs in a page before its code: keeps in `changedTexts` each text that changes, comes or goes beside others in one
 * element, which a translator may take away from React; what has `translate="no"` is left alone by all.
 */
export function watchTexts(): void {
  const found = new Set<string>();
  Object.assign(window, { changedTexts: found });
  const isWord = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim() !== '';
  const nameOf = (element: Element): string =>
    [element.parentElement?.closest('[class], [id]'), element]
      .map(
        (each) => each && `${each.localName}.${each.getAttribute('class')?.trim().replaceAll(/\s+/g, '.')}`,
      )
      .join(' > ');

  new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      const element = type === 'characterData' ? target.parentElement : target;
      // What is mounted or removed as a whole, and what replaces all that an element had, is React's alone.
      if (
        !(element instanceof Element && element.isConnected) ||
        element.closest('[translate=no], svg, option, script, style')
      )
        continue;
      if (type === 'characterData') {
        if (element.childNodes.length > 1 && isWord(target))
          found.add(`${nameOf(element)}: ${target.nodeValue}`);
        continue;
      }
      const changed = [...addedNodes, ...removedNodes].filter(isWord);
      const others = [...element.childNodes].filter((child) => !changed.includes(child));
      if (changed.length > 0 && others.length > 0)
        found.add(`${nameOf(element)}: ${changed.map(({ nodeValue }) => nodeValue).join(' ')} comes or goes`);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** What `watchTexts` has found. */
export function changedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { changedTexts: Set<string> }).changedTexts]);
}
