import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Special } from '../special';

export default {
  '/ui-components/states'(main) {
    const contents = within(main).getByRole('navigation', { name: 'Panels on this page' });
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    const sections = links.map(({ hash }) => main.querySelector(hash)!);
    const captions = sections.map((section) =>
      [...section.querySelectorAll('figcaption')].map(({ textContent }) => textContent),
    );

    expect(links.map(({ textContent }) => textContent)).toEqual(
      sections.map((section) => section.querySelector('h2')!.textContent),
    );
    expect(sections).toHaveLength(14);
    expect(captions[1]).toEqual(['Complete', 'Loading', 'Empty', 'Partial', 'Stale', 'Failed', 'Forbidden']);
    expect(captions.at(-1)).toContain('Offline');
    expect(sections.at(-2)!.textContent).toContain('Forbidden: Where the server denies an admin’s data');
  },
} satisfies Special;
