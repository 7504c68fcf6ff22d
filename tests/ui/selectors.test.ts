import { expect, it } from 'vitest';

const selectors = [
  ...[
    '*',
    'a',
    'a[href]',
    'a:not([href])',
    'input[type="text"]',
    'input:not([type])',
    'input[type]:not([list])',
  ],
  ...['script, style', 'a, input', 'a[title="1,2"], input', '[href]', '.link', 'a.link', 'div a', 'div > a'],
  ...['section :is(a, input)', 'input:checked', 'a:first-child', 'circle'],
];

/** The elements of the page as jsdom walks through them. */
function elements() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT);
  const found: Element[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Element);
  return found;
}

it('a selector finds the elements that match it', () => {
  document.body.innerHTML = `
    <div><a href="/" class="link" title="1,2">1</a><a>2</a><script></script><style></style></div>
    <section><a href="">3</a><input><input type="text" list="x"><input type="checkbox" checked></section>
    <svg><a href="/">4</a><circle></circle></svg>`;

  for (const selector of selectors) {
    const matching = elements().filter((element) => element.matches(selector));
    expect([selector, matching.length]).not.toEqual([selector, 0]);
    expect([...document.querySelectorAll(selector)], selector).toEqual(matching);
    const within = matching.filter((element) => element !== document.body && document.body.contains(element));
    expect([...document.body.querySelectorAll(selector)], selector).toEqual(within);
  }
  expect(() => document.body.matches('a[')).toThrow(/a\[/);
});
