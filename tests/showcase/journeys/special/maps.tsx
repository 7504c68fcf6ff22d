import { textsOf } from '../../../support/page';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Special } from '../pages.strict.test';

/** The map under its name for assistive technology, and the list of the places on it. */
function hasPlaces(main: HTMLElement) {
  const list = within(main).getByRole('region', { name: 'Stock exchanges' });
  expect(within(main).getByRole('application', { name: 'Stock exchanges' })).toBeInstanceOf(HTMLElement);
  expect(textsOf(within(list).getAllByRole('button'))).toContain('HOSEHo Chi Minh City10.77, 106.70');
}

/** Each country once. The libraries draw in effects, which may run after the page's heading is there. */
async function hasCountries(main: HTMLElement, outline: string) {
  await waitFor(() => expect(main.querySelectorAll(outline)).toHaveLength(176));
}

export default {
  async '/maps/leaflet-maps'(main) {
    hasPlaces(main);
    await hasCountries(main, '.leaflet-overlay-pane path.country');
  },
  async '/maps/pigeon-maps'(main) {
    hasPlaces(main);
    await hasCountries(main, '.pigeon-overlays svg g');
    expect(main.querySelectorAll('img')).toHaveLength(0);
  },
  async '/maps/react-simple-maps'(main) {
    await hasCountries(main, 'path.choosable');
    expect(within(main).getByRole('combobox', { name: 'Find by name' })).toBeInstanceOf(HTMLElement);
  },
  '/maps/google-maps'(main) {
    expect(screen.queryByTitle('Google Maps')).toBeNull();
    expect(main.textContent).toContain('Set VITE_GOOGLE_MAPS_KEY and build again');
  },
} satisfies Special;
