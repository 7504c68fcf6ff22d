import { expect, it } from 'vitest';

const inner = [
  '',
  'hidden',
  'style="display: flex"',
  'style="visibility: visible"',
  'style="pointer-events: auto"',
  'open',
  'popover',
];
const outer = [
  '',
  'style="pointer-events: none"',
  'style="visibility: hidden"',
  'style="visibility: collapse"',
  'hidden',
];
const tags = [
  'div',
  'span',
  'a',
  'button',
  'dialog',
  'details',
  'section',
  'p',
  'h2',
  'ul',
  'svg',
  'template',
];

/** Elements with each of the attributes, in boxes with each of theirs, and some that their place decides. */
function fillPage() {
  const each = tags.flatMap((tag) => inner.map((attributes) => `<${tag} ${attributes}></${tag}>`)).join('');
  document.body.innerHTML = `
    ${outer.map((attributes) => `<section ${attributes}><div>${each}</div></section>`).join('')}
    <details><summary>1</summary><summary>2</summary></details>
    <input type="hidden"><input><input type="checkbox" hidden>
    <table><tbody><tr hidden><td>1</td></tr><tr><th>2</th></tr></tbody></table>`;
  return [...document.querySelectorAll('*')];
}

const displayOf = (style: CSSStyleDeclaration) => [
  style.display,
  style.visibility,
  style.getPropertyValue('display'),
  style.getPropertyValue('visibility'),
  style.color,
  style.pointerEvents,
  style.getPropertyValue('pointer-events'),
];

const shown = (elements: readonly Element[]) =>
  elements.map(
    (element) => `${element.outerHTML.slice(0, 60)}: ${displayOf(getComputedStyle(element)).join()}`,
  );

it('an element is displayed and visible as jsdom computes it', () => {
  const known = shown(fillPage());

  // With a style sheet jsdom computes all.
  document.head.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  const computed = shown([...document.body.querySelectorAll('*')]);

  expect(known.slice(-computed.length)).toEqual(computed);
  expect(new Set(known.map((line) => line.split(': ').at(-1))).size).toBeGreaterThan(8);
});

it('and by the rules of a style sheet, as long as there is one', () => {
  document.body.innerHTML = '<p>1</p>';
  const sheet = document.createElement('style');
  sheet.textContent = 'p { display: none; }';
  const display = () => getComputedStyle(document.querySelector('p')!).display;
  expect(display()).toBe('block');

  document.head.append(sheet);
  expect(display()).toBe('none');

  sheet.remove();
  expect(display()).toBe('block');
});
