import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { PagePanels } from '../../src/ui/page-panels';
import { Panel } from '../../src/ui/Panel';
import { Failed, FailedLine } from '../../src/ui/PanelState';

beforeAll(() => setLanguage('en'));

type State = 'works' | 'failed' | 'stale';

function PageOf({ states }: { states: readonly State[] }) {
  return (
    <PagePanels>
      {states.map((state, index) => (
        <Panel key={index} name={`Panel ${index}`}>
          {state === 'failed' && <Failed title="No data" onRetry={() => {}} />}
          {state === 'stale' && <FailedLine text="Old data" onRetry={() => {}} />}
        </Panel>
      ))}
    </PagePanels>
  );
}

const promises = () => screen.queryAllByText('The other parts still work.').length;

describe('a panel that failed', () => {
  it.each([
    { states: ['failed'], count: 0 },
    { states: ['failed', 'works'], count: 1 },
    { states: ['failed', 'failed', 'works'], count: 2 },
    { states: ['failed', 'failed'], count: 0 },
    { states: ['failed', 'stale'], count: 0 },
  ] as const)('says that the others work only where one does: $states', async ({ states, count }) => {
    await act(async () => render(<PageOf states={states} />));
    expect(promises()).toBe(count);
  });

  it('takes it back when the last other one fails, and says it again when that one is back', async () => {
    const { rerender } = render(<PageOf states={['failed', 'works']} />);
    await act(async () => {});
    const seen = [promises()];
    for (const states of [
      ['failed', 'failed'],
      ['failed', 'works'],
    ] as const) {
      await act(async () => rerender(<PageOf states={states} />));
      seen.push(promises());
    }

    expect(seen).toEqual([1, 0, 1]);
  });

  it('says nothing of others where nobody counts the panels', () => {
    render(<Failed title="No data" onRetry={() => {}} />);
    expect(promises()).toBe(0);
  });
});
