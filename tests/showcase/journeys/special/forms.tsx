import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Special } from '../pages.strict.test';

export default {
  '/forms/advanced-forms'(main) {
    const names = ['Request advice', 'Price alerts', 'One of each field', 'Validation'];
    for (const name of names) {
      expect(within(main).getByRole('region', { name })).toBeInstanceOf(HTMLElement);
      expect(within(main).getByRole('form', { name })).toBeInstanceOf(HTMLElement);
    }
  },
} satisfies Special;
