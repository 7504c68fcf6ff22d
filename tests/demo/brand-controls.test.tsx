import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { BrandControls } from '../../src/demo/BrandControls';
import { readable, type Brand } from '../../src/demo/chosen-brand';
import type { Logo } from '../../src/demo/logo/logo';
import { setLanguage } from '../../src/i18n/i18n';
import { isReadable } from '../../src/lib/brand';
import { createStore } from '../../src/lib/store';

beforeEach(() => setLanguage('en'));

function open() {
  const brand = createStore<Brand>({ name: 'Sông Hồng', dark: null, light: null });
  render(<BrandControls brand={brand} logo={createStore<Logo | null>(null)} reload={() => {}} />);
  return brand;
}

const status = () => screen.getAllByRole('status').at(-1)!.textContent;

describe('the brand in the drawer', () => {
  it('takes any colour, shows it so that it can be read, and says so', () => {
    const brand = open();
    const choose = (value: string) =>
      fireEvent.change(screen.getByLabelText('Primary colour, dark'), { target: { value } });
    choose('#0a0a2c');

    const shown = readable(brand.get(), 'dark')!;
    expect([brand.get().dark, isReadable(shown, 'dark')]).toEqual(['#0a0a2c', true]);
    expect(status()).toBe(
      `In the dark theme this colour is shown as ${shown}, so that it can be read (4.5:1).`,
    );

    choose('#f2a65a');
    expect([readable(brand.get(), 'dark'), status()]).toEqual(['#f2a65a', '']);
  });

  it('has room for a name of forty letters, also where some keyboards type their marks apart', async () => {
    const brand = open();
    const name = 'Ngân hàng Phương Đông Sài Gòn và Hà Nội A';
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    const typed = name.normalize('NFD');
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.submit(field.form!);
    expect([typed.length <= field.maxLength, typed.length > 50]).toEqual([true, true]);
    expect([name.length, brand.get().name]).toEqual([41, name.slice(0, 40)]);
  });
});
