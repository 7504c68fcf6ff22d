import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Special } from '../pages.test';

/** The map under its name for assistive technology, and the list of the places on it. */
function hasPlaces(main: HTMLElement) {
  const list = within(main).getByRole('region', { name: 'Stock exchanges' });
  expect(within(main).getByRole('application', { name: 'Stock exchanges' })).toBeInstanceOf(HTMLElement);
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toContain('HOSEHo Chi Minh City10.77, 106.70');
}

export default {
  '/maps/leaflet-maps'(main) {
    hasPlaces(main);
    expect(main.querySelectorAll('.leaflet-overlay-pane path.country')).toHaveLength(176);
  },
  '/maps/pigeon-maps'(main) {
    hasPlaces(main);
    expect(main.querySelectorAll('.pigeon-overlays svg g')).toHaveLength(176);
    expect(main.querySelectorAll('img')).toHaveLength(0);
  },
  '/maps/react-simple-maps'(main) {
    expect(main.querySelectorAll('path.choosable')).toHaveLength(176);
    expect(within(main).getByRole('combobox', { name: 'Find by name' })).toBeInstanceOf(HTMLElement);
  },
  '/maps/google-maps'(main) {
    expect(screen.queryByTitle('Google Maps')).toBeNull();
    expect(main.textContent).toContain('Set VITE_GOOGLE_MAPS_KEY and build again');
  },
} satisfies Special;
