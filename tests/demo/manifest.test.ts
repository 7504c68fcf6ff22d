import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ownBrand } from '../../src/demo/brand';
import type { Brand } from '../../src/demo/chosen-brand';
import type { Logo } from '../../src/demo/logo/logo';
import { startManifest } from '../../src/demo/manifest';
import { settingsIn } from '../../src/demo/settings';
import { isReadable } from '../../src/lib/brand';
import { createStore } from '../../src/lib/store';

const BUILT = 'http://localhost:5173/shown/manifest.webmanifest';

/** The texts of the files that the page has, by their addresses. */
const files = new Map<string, string>();
let made = 0;

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
        made += 1;
        const address = `blob:${made}`;
        files.set(address, (file as File).text);
        return address;
      };
      static override revokeObjectURL = (address: string) => void files.delete(address);
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A page of the demo's build with a brand. */
function open(first: Brand, uploaded: Logo | null = null) {
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: BUILT });
  document.head.append(link);
  onTestFinished(() => link.remove());
  const brand = createStore(first);
  const logo = createStore(uploaded);
  startManifest(brand, logo);
  const shown = () => JSON.parse(files.get(link.href) ?? 'null') as Record<string, unknown> | null;
  return { link, brand, logo, shown };
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

  it('has the icon of a logo that is uploaded, and the build’s own icons again without it', () => {
    const icon = 'data:image/png;base64,SUNPTg==';
    const uploaded: Logo = { source: 'data:image/png;base64,iVBORw0KGgo=', icon, ratio: 2, plates: [] };
    const { link, brand, logo, shown } = open(ownBrand, uploaded);
    const icons = [{ src: icon, sizes: '192x192', type: 'image/png' }];
    expect([shown()?.['short_name'], shown()?.['icons']]).toEqual([ownBrand.name, icons]);

    brand.set({ name: 'Phù Sa', dark: '#f2a65a', light: null });
    expect([shown()?.['short_name'], shown()?.['icons']]).toEqual(['Phù Sa', icons]);
    logo.set(null);
    expect(shown()?.['icons']).toContainEqual(expect.objectContaining({ sizes: '512x512' }));
    logo.set(uploaded);
    expect(shown()?.['icons']).toEqual(icons);

    logo.set(null);
    brand.set(ownBrand);
    expect([link.href, files.size]).toEqual([BUILT, 0]);
  });

  it('is none in development', () => {
    const brand = createStore<Brand>({ name: 'Phù Sa', dark: null, light: null });
    startManifest(brand, createStore<Logo | null>(null));
    expect(files.size).toBe(0);
  });
});
