import { describe, expect, it } from 'vitest';
import { tabText } from '../support/browser-storage';

describe('a text of this tab', () => {
  it('is kept where a reload finds it, and forgotten as null', () => {
    const { text, kept } = tabText();

    text.write('/technical/VNM');
    const [read, ...entries] = [text.read(), ...kept];
    text.write(null);

    expect([read, entries]).toEqual(['/technical/VNM', [['locked', '/technical/VNM']]]);
    expect([text.read(), [...kept]]).toEqual([null, []]);
  });

  it.each([{ write: true }, { all: true }] as const)(
    'lives as long as the page where the browser denies: %j',
    (faults) => {
      const { text } = tabText(faults);
      const before = text.read();

      text.write('/');

      expect([before, text.read()]).toEqual([null, '/']);
      text.write(null);
      expect(text.read()).toBeNull();
    },
  );
});
