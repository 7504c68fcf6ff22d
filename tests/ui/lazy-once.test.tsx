import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { once } from '../../src/lib/once';
import { lazyOnce } from '../../src/ui/lazy-once';

const loadPage = () => once(async () => ({ default: () => <p>The page</p> }));

describe('a component that is loaded once', () => {
  it('is in the first render where its module is loaded before', async () => {
    const load = loadPage();
    const Page = lazyOnce(load);
    await load();

    render(
      <Suspense fallback="Loading">
        <Page />
      </Suspense>,
    );

    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('loads its module otherwise, and shows the fallback meanwhile', async () => {
    const Page = lazyOnce(loadPage());
    render(
      <Suspense fallback="Loading">
        <Page />
      </Suspense>,
    );

    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('The page')).toBeTruthy();
  });
});
