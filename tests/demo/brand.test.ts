import { expect, it, vi } from 'vitest';
import { ownBrand, startBrand } from '../../src/demo/brand';
import { brandIn } from '../../src/demo/chosen-brand';
import { onThemeChange } from '../../src/ui/tokens';
import { installAdoptedSheets } from '../support/adopted-sheet';
import { tokenOf } from '../support/cascade';

it('a brand’s name of forty letters is one also where its letters and their marks come apart, as some keyboards type them', () => {
  const name = 'Chứng khoán Sông Hồng – Hà Nội & Sài Gòn';
  const apart = name.normalize('NFD');
  expect([name.length, apart.length > 40]).toEqual([40, true]);
  expect(brandIn(new URLSearchParams({ brand: apart }))?.name).toBe(name);
  expect(brandIn(new URLSearchParams({ brand: `${apart}x` }))).toBeUndefined();
});

it('a brand colour that is chosen while a chart is open is painted in it at once, and so is the product’s own again', async () => {
  const rules = installAdoptedSheets();
  const root = document.documentElement;
  root.dataset['theme'] = 'dark';
  const painted: unknown[] = [];
  const stop = onThemeChange(root, () =>
    painted.push(tokenOf('--chart-1', rules(), { theme: root.dataset['theme'], medium: 'screen' })),
  );
  const brand = startBrand(ownBrand, root);

  brand.set({ ...ownBrand, dark: '#00c2a8' });
  await vi.waitFor(() => expect(painted).toEqual(['#00c2a8']));
  brand.set(ownBrand);
  await vi.waitFor(() => expect(painted).toEqual(['#00c2a8', '#339cfd']));
  expect(root.dataset['theme']).toBe('dark');
  stop();
});
