import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Special } from '../pages.strict.test';

const panels = [
  'Latest readings',
  'Health',
  'Activity',
  'Screenings',
  'Blood screening',
  'Patient results',
  'COVID-19',
  'Treatment calendar',
  'Favourite doctors',
  'Doctors on the map',
  'Health news',
];

/** The panels in their order; against a real API without its variable, the one of COVID-19 says how to set it. */
function dashboard(main: HTMLElement) {
  const found = [...main.querySelectorAll('section.panel')].map(({ ariaLabel }) => ariaLabel);
  expect(found).toEqual(panels);
  expect(within(main).getByText(/^Set VITE_COVID_URL/)).toBeInstanceOf(HTMLElement);
}

export default { '/medical-dashboard': dashboard } satisfies Special;
