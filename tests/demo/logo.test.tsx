import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { BrandControls } from '../../src/demo/BrandControls';
import type { Brand } from '../../src/demo/chosen-brand';
import { storedLogo, rulesOf, type Logo } from '../../src/demo/logo/logo';
import { platesFor } from '../../src/demo/logo/plates';
import { startLogo } from '../../src/demo/logo/store';
import { setLanguage } from '../../src/i18n/i18n';
import { openTabText } from '../../src/lib/storage';
import { createStore } from '../../src/lib/store';
import { BrandMark } from '../../src/ui/Brand';
import { installAdoptedSheets } from '../support/adopted-sheet';

const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const ICON = 'data:image/png;base64,SUNPTg==';
const logo: Logo = { source: PICTURE, icon: ICON, ratio: 2, plates: ['dark'] };

beforeEach(async () => {
  sessionStorage.clear();
  await setLanguage('en');
});

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];
const clear: Pixel = [0, 0, 0, 0];
const pixelsOf = (...pixels: readonly Pixel[]) => new Uint8ClampedArray(pixels.flat());

/** A browser that paints every image of this size as these pixels; jsdom paints none. */
function paint(size: readonly [width: number, height: number], ...pixels: readonly Pixel[]) {
  const drawn: number[][] = [];
  const grounds: string[] = [];
  const context = {
    fillStyle: '',
    fillRect: () => grounds.push(context.fillStyle),
    drawImage: (_: unknown, ...place: number[]) => drawn.push(place),
    getImageData: () => ({ data: pixelsOf(...pixels) }),
  };
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:logo';
      static override revokeObjectURL = () => {};
    },
  );
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = size[0];
      naturalHeight = size[1];
      decode = () => Promise.resolve();
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return this.width === this.height && grounds.length > 0 ? ICON : PICTURE;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { drawn, grounds };
}

function open(first: Logo | null = null) {
  const rules = installAdoptedSheets();
  const text = openTabText(window, 'demo.logo');
  const stores = {
    brand: createStore<Brand>({ name: 'Sông Hồng', dark: null, light: null }),
    logo: startLogo(first, text),
  };
  const reload = vi.fn();
  render(<BrandControls {...stores} reload={reload} />);
  const upload = (type: string, content: BlobPart[] = ['x']) =>
    userEvent.upload(screen.getByLabelText('Logo (SVG or PNG)'), new File(content, 'logo', { type }), {
      applyAccept: false,
    });
  const said = () => screen.getAllByRole('status').at(-2)!.textContent;
  return { ...stores, rules, upload, said, kept: () => text.read() };
}

describe('a logo that is uploaded', () => {
  it('takes the place of the mark, is kept in the tab, and proposes the colours', async () => {
    const { drawn } = paint([300, 150], [227, 6, 19, 255], [227, 6, 19, 255], clear);
    const { brand, rules, upload, said, kept } = open();

    await upload('image/svg+xml', ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']);

    await waitFor(() => expect(rules()).toContain(`url("${PICTURE}")`));
    expect(rules()).toContain('aspect-ratio: 2;');
    expect(storedLogo(kept(), '', '')).toEqual({ source: PICTURE, icon: ICON, ratio: 2, plates: [] });
    // Nothing but the picture is left of the file.
    expect(kept()).not.toMatch(/svg|onload/);
    expect([brand.get().dark !== null, brand.get().light !== null, said()]).toEqual([true, true, '']);
    expect(drawn[0]).toEqual([0, 0, 256, 128]);
  });

  it('is whole within the room of its place, however wide or high it is', async () => {
    const { drawn } = paint([1000, 100], [0, 0, 0, 255], clear);
    const { logo: shown, upload, said } = open();

    await upload('image/png');

    await waitFor(() => expect(shown.get()?.ratio).toBe(2.5));
    expect(drawn[0]).toEqual([0, 48, 320, 32]);
    expect(said()).toBe('This logo has no colour to propose.');
  });

  it.each([
    ['light', 'red', [227, 6, 19, 255], '#ffffff'],
    ['dark', 'white', [255, 255, 255, 255], '#141b23'],
  ] as const)(
    'is whole in the middle of its icon, on a %s ground where it is %s',
    async (...[, , pixel, ground]) => {
      const { drawn, grounds } = paint([300, 150], pixel, clear);
      const { logo: shown, upload } = open();

      await upload('image/png');

      await waitFor(() => expect(shown.get()?.icon).toBe(ICON));
      expect([drawn[1], grounds]).toEqual([[24, 60, 144, 72], [ground]]);
    },
  );

  it.each([
    ['image/jpeg', ['x'], 'This file is neither SVG nor PNG.'],
    ['image/png', ['x'.repeat(1024 * 1024 + 1)], 'This file is larger than 1 MB.'],
    // jsdom cannot paint, as a browser cannot paint what is no picture.
    ['image/png', ['no picture'], 'There is no picture in this file that could be shown.'],
  ])('is refused as %s with a sentence, and nothing changes', async (type, content, sentence) => {
    const { brand, logo: shown, rules, upload, said } = open(logo);
    const before = brand.get();

    await upload(type, content);

    await waitFor(() => expect(said()).toBe(sentence));
    expect([brand.get(), shown.get(), rules()]).toEqual([before, logo, '']);
  });

  it('is refused where nothing of it is seen', async () => {
    paint([10, 10], clear, clear);
    const { logo: shown, upload, said } = open();
    await upload('image/png');
    await waitFor(() => expect(said()).toBe('There is no picture in this file that could be shown.'));
    expect(shown.get()).toBeNull();
  });

  it.each(['Remove the logo', 'Original brand'])('goes with “%s”', async (name) => {
    const { logo: shown, rules, kept } = open(logo);

    await userEvent.click(screen.getByRole('button', { name }));

    expect([shown.get(), rules(), kept()]).toEqual([null, '', null]);
    expect(screen.queryByRole('button', { name: 'Remove the logo' })).toBeNull();
  });
});

describe('the logo that a tab keeps', () => {
  const settings = 'brand=Phù Sa&brand-dark=f2a65a';

  it('is that of its brand, until an address names another', () => {
    const text = JSON.stringify(logo);
    expect(storedLogo(text, '?lng=en', settings)).toEqual(logo);
    expect(storedLogo(text, '?brand=Phù Sa&brand-dark=f00000', settings)).toEqual(logo);
    expect(storedLogo(text, '?brand=Sông Hồng', settings)).toBeNull();
  });

  it.each([
    'null',
    '{',
    JSON.stringify({ ...logo, source: 'https://example.com/logo.png' }),
    JSON.stringify({ ...logo, source: 'data:image/svg+xml;base64,PHN2Zy8+' }),
    JSON.stringify({ ...logo, source: `${PICTURE}"); } * { display: none; } a { b: url("` }),
    JSON.stringify({ ...logo, source: `data:image/png;base64,${'A'.repeat(700_000)}` }),
    JSON.stringify({ ...logo, icon: 'https://example.com/icon.png' }),
    JSON.stringify({ ...logo, ratio: '1; } * { display: none; } a { b: 1' }),
    JSON.stringify({ ...logo, ratio: 900 }),
    JSON.stringify({ source: PICTURE, icon: ICON }),
  ])('is none where the text is damaged or foreign: %s', (text) => {
    expect(storedLogo(text, '', '')).toBeNull();
  });
});

describe('the rules that show a logo', () => {
  it('choose the mark of the brand, and draw the picture on paper too', () => {
    const { container } = render(<BrandMark />);
    const selectors = [...rulesOf(logo).matchAll(/^(svg[^{>]+) \{/gm)].map(([, selector]) => selector!);
    expect(selectors.length).toBeGreaterThan(0);
    for (const selector of selectors) expect(container.querySelectorAll(selector)).toHaveLength(1);
    expect(rulesOf(logo)).not.toMatch(/url\((?!"data:image\/png)/);
  });

  it('put a plate beneath it on a ground on which it would hardly be seen', () => {
    expect(rulesOf(logo)).toMatch(/@media screen \{ :root\[data-theme='dark'\].+background-color: #fff/);
    expect(rulesOf({ ...logo, plates: ['light'] })).toMatch(/@media print \{.+background-color: #141b23/);
    expect(rulesOf({ ...logo, plates: [] })).not.toContain('background-color');
  });

  it.each([
    ['a dark one on dark', [[10, 16, 30, 255], clear], ['dark']],
    ['a white one on light', [[255, 255, 255, 255], clear], ['light']],
    ['a red one on neither', [[227, 6, 19, 255], clear], []],
    [
      'one with a ground of its own on neither',
      [
        [255, 255, 255, 255],
        [255, 255, 255, 255],
      ],
      [],
    ],
  ] as const)('which is %s', (_, pixels, plates) => {
    expect(platesFor(pixelsOf(...pixels))).toEqual(plates);
  });
});
