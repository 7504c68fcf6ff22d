import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { ErrorBoundary } from '../../src/ui/ErrorBoundary';
import { PagePanels } from '../../src/ui/page-panels';
import { Panel } from '../../src/ui/Panel';

beforeAll(() => setLanguage('en'));

beforeEach(() => {
  // React tells the console of every crash.
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void errors.mockRestore());
});

describe('a part of the page that crashes', () => {
  it('leaves the other parts alone, says so without the error’s words, and is drawn again on demand', async () => {
    let isBroken = true;
    const Part = () => {
      if (isBroken) throw new Error('secret of the house');
      return <p>drawn</p>;
    };
    render(
      <PagePanels>
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
        <ErrorBoundary>
          <Panel name="Beside">beside</Panel>
        </ErrorBoundary>
      </PagePanels>,
    );
    expect(screen.getAllByRole('region')[0]!.textContent).toBe(
      'This section could not be shownThe other parts still work.Retry',
    );
    expect(screen.getByText('beside')).toBeInstanceOf(HTMLElement);

    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(document.body.textContent).toBe('drawnbeside');
  });

  it('hands its error over where the build reports errors', () => {
    vi.stubEnv('VITE_REPORT_URL', '/reports');
    onTestFinished(() => void vi.unstubAllEnvs());
    const handed: unknown[] = [];
    const stopped = new AbortController();
    onTestFinished(() => stopped.abort());
    const onProblem = (event: Event) => handed.push((event as CustomEvent).detail);
    window.addEventListener('problem', onProblem, { signal: stopped.signal });
    const error = new TypeError('broken');
    const Part = (): never => {
      throw error;
    };

    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );

    expect(handed).toEqual([{ kind: 'boundary', error }]);
  });

  it('shows nothing where somebody else reports the crash', () => {
    let crashes = 0;
    const Part = (): never => {
      throw new Error('broken');
    };
    render(
      <ErrorBoundary onCrash={() => crashes++}>
        <Part />
      </ErrorBoundary>,
    );

    expect([crashes, document.body.textContent]).toEqual([1, '']);
  });

  it('and crashes again can be helped by loading the page again', async () => {
    let reloads = 0;
    const Part = (): never => {
      throw new Error('still broken');
    };
    render(
      <ErrorBoundary reload={() => reloads++}>
        <Part />
      </ErrorBoundary>,
    );
    const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    await retry();
    const drawnAgain = reloads;
    await retry();

    expect([drawnAgain, reloads]).toEqual([0, 1]);
  });
});
