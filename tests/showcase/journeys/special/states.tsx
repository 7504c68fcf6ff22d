import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { panels } from '../../../../src/showcase/states/panels';
import type { Special } from '../pages.strict.test';

export default {
  '/ui-components/states'(main) {
    const contents = within(main).getByRole('navigation', { name: 'Panels on this page' });
    const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
    const sections = links.map(({ hash }) => main.querySelector(hash)!);
    const captionsOf = (id: string) =>
      [...main.querySelectorAll(`#${id} figcaption`)].map(({ textContent }) => textContent);

    expect(links.map(({ textContent }) => textContent)).toEqual(
      sections.map((section) => section.querySelector('h2')!.textContent),
    );
    expect(sections).toHaveLength(panels.length + 1);
    expect(captionsOf('panel-signals')).toEqual([
      'Complete',
      'Loading',
      'Empty',
      'Partial',
      'Stale',
      'Failed',
      'Forbidden',
    ]);
    expect(captionsOf(sections.at(-1)!.id)).toContain('Offline');
    expect(main.textContent).toContain('Forbidden: Where the server denies an admin’s data');
  },
} satisfies Special;
