// @module-tag P34
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepReplacedTexts } from '../../src/ui/replaced-texts';

const { removeChild, insertBefore } = Node.prototype;
beforeEach(() => {
  keepReplacedTexts();
  return () => void Object.assign(Node.prototype, { removeChild, insertBefore });
});

/** The ways in which translators put an element in the place of a text. */
const ways = {
  'gives way to an element': (text: Text, font: HTMLElement) => {
    font.append(text.data);
    text.replaceWith(font);
  },
  'is removed after an element': (text: Text, font: HTMLElement) => {
    font.append(text.data);
    text.before(font);
    text.remove();
  },
  'is removed before an element': (text: Text, font: HTMLElement) => {
    font.append(text.data);
    text.after(font);
    text.remove();
  },
  'moves into an element': (text: Text, font: HTMLElement) => {
    text.before(font);
    font.append(text);
  },
} as const;

describe.each(Object.keys(ways) as (keyof typeof ways)[])('a text that %s', (way) => {
  const fonts = () => container.querySelectorAll('font').length;
  let container: HTMLElement;
  let rerender: (text: string, isLast?: boolean) => void;

  const View = ({ text, isLast = false }: { text: string; isLast?: boolean }) => (
    <p>
      {isLast && <b key="b">b</b>}
      {text}
      {!isLast && text !== '' && <i>i</i>}
      {text.length > 1 && text.toUpperCase()}
    </p>
  );

  async function translate() {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.parentNode!.nodeName !== 'FONT') replace(text);
    await observed();
  }

  function replace(text: Text) {
    ways[way](text, document.createElement('font'));
  }

  beforeEach(async () => {
    const drawn = render(<View text="one" />);
    container = drawn.container;
    rerender = (text, isLast = false) => drawn.rerender(<View text={text} isLast={isLast} />);
    await translate();
  });

  it('shows what React makes of it, however often it is replaced again', async () => {
    expect([container.textContent, fonts()]).toEqual(['oneiONE', 3]);
    for (const text of ['two', 'three', 'four']) {
      rerender(text);
      await observed();
      expect(container.textContent).toBe(`${text}i${text.toUpperCase()}`);
      await translate();
      expect([container.textContent, fonts()]).toEqual([`${text}i${text.toUpperCase()}`, 3]);
    }
  });

  it('goes where React removes it, and comes back', async () => {
    rerender('o');
    await observed();
    expect(container.textContent).toBe('oi');
    rerender('');
    await observed();
    expect(container.textContent).toBe('');
    rerender('two');
    await observed();
    expect(container.textContent).toBe('twoiTWO');
  });

  it('has before it what React inserts there', async () => {
    rerender('one', true);
    await observed();
    expect(container.textContent).toBe('boneONE');
  });

  it('is gone with its element', () => {
    render(<p />, { container });
    expect(container.textContent).toBe('');
  });
});

it('a node that is no child of its parent any more, for what reason ever, is removed from where it is', () => {
  const [parent, child, other] = ['div', 'p', 'div'].map((name) => document.createElement(name));
  expect(parent!.removeChild(child!)).toBe(child);
  other!.append(child!);
  expect(parent!.removeChild(child!).parentNode).toBeNull();
  expect(parent!.insertBefore(child!, other!).parentNode).toBe(parent);
});

/** What observes a page has seen what was done to it. */
function observed() {
  return Promise.resolve();
}
