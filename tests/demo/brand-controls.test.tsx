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

/** As long as a name may be. */
const LONGEST = 'Chứng khoán Sông Hồng – Hà Nội & Sài Gòn';

const field = () => screen.getByLabelText<HTMLInputElement>('Name');

/** Types a name and uses it. */
function use(value: string) {
  fireEvent.change(field(), { target: { value } });
  fireEvent.submit(field().form!);
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

  it('takes a name of forty letters, also where some keyboards type their marks apart', () => {
    const brand = open();
    use(LONGEST.normalize('NFD'));
    expect([LONGEST.length, brand.get().name, field().ariaInvalid]).toEqual([40, LONGEST, 'false']);
  });

  it.each([`${LONGEST}!`, 'Ngân hàng '.repeat(9), `${LONGEST.slice(0, 39)}🦌`])(
    'refuses a longer name and says so, with all of it left to shorten: %s',
    (name) => {
      const brand = open();
      use(name);
      const said = 'The name has at most 40 characters.';
      expect(screen.getByLabelText('Name')).toBe(screen.getByRole('textbox', { description: said }));
      expect([brand.get().name, field().value, field().ariaInvalid]).toEqual(['Sông Hồng', name, 'true']);
      expect(document.activeElement).toBe(field());

      use(LONGEST);
      expect([brand.get().name, screen.queryByText(said)]).toEqual([LONGEST, null]);
    },
  );
});
