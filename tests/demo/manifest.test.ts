import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownBrand } from '../../src/demo/brand';
import type { Brand } from '../../src/demo/chosen-brand';
import { startManifest } from '../../src/demo/manifest';
import { settingsIn } from '../../src/demo/settings';
import { isReadable } from '../../src/lib/brand';
import { createStore } from '../../src/lib/store';

const BUILT = 'http://localhost:5173/shown/manifest.webmanifest';

/** The texts of the files that the page has, by their addresses. */
const files = new Map<string, string>();

beforeEach(() => {
  files.clear();
  class File {
    readonly text: string;
    constructor([text = '']: string[]) {
      this.text = text;
    }
  }
  vi.stubGlobal('Blob', File);
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: unknown) => {
        const address = `blob:${files.size}`;
        files.set(address, (file as File).text);
        return address;
      };
      static override revokeObjectURL = (address: string) => void files.delete(address);
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A page of the demo's build with a brand. */
function open(first: Brand) {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: BUILT });
  document.head.append(link);
  onTestFinished(() => link.remove());
  const brand = createStore(first);
  startManifest(brand);
  const shown = () => JSON.parse(files.get(link.href) ?? 'null') as Record<string, unknown> | null;
  return { link, brand, shown };
}

describe('the manifest of the demo', () => {
  it('has the name and the colour of a brand, with whole addresses, and opens the page with that brand', () => {
    const brand = { name: 'Phù Sa', dark: '#f2a65a', light: '#8f4a00' };
    const manifest = open(brand).shown()!;

    expect(manifest).toMatchObject({
      name: 'Phù Sa: thị trường chứng khoán Việt Nam',
      short_name: 'Phù Sa',
      theme_color: '#f2a65a',
      scope: 'http://localhost:5173/shown/',
    });
    const start = new URL(manifest['start_url'] as string);
    expect(start.href.startsWith(manifest['scope'] as string)).toBe(true);
    expect([settingsIn(start.search, new Date()), manifest['id']]).toEqual([{ brand }, start.href]);
    expect(manifest['icons']).toContainEqual(
      expect.objectContaining({ src: 'http://localhost:5173/shown/icons/192.png' }),
    );
  });

  it('has a colour that can be read', () => {
    const { theme_color: colour } = open({ name: 'Đêm', dark: '#0b0b0d', light: null }).shown()!;
    expect(isReadable(colour as string, 'dark')).toBe(true);
  });

  it('is the build’s while the brand is, before and after another one', () => {
    const { link, brand, shown } = open(ownBrand);
    expect([link.href, shown()]).toEqual([BUILT, null]);

    brand.set({ ...ownBrand, dark: '#f2a65a' });
    expect([link.href === BUILT, shown()?.['theme_color']]).toEqual([false, '#f2a65a']);

    brand.set(ownBrand);
    expect([link.href, files.size]).toEqual([BUILT, 0]);
  });

  it('is none in development', () => {
    startManifest(createStore<Brand>({ name: 'Phù Sa', dark: null, light: null }));
    expect(files.size).toBe(0);
  });
});
