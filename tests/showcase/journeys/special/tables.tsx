import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Special } from '../pages.strict.test';

export default {
  '/data-tables'(main) {
    const table = within(main).getByRole('table', { name: 'Advisors' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(within(main).getByRole('treegrid', { name: 'Portfolio by account' })).toBeInstanceOf(HTMLElement);
    expect(within(main).getByRole('grid', { name: 'Planned orders' })).toBeInstanceOf(HTMLElement);
  },
} satisfies Special;
