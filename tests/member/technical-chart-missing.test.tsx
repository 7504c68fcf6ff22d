import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { ChartState } from '../../src/member/technical/ChartState';
import { PagePanels } from '../../src/ui/page-panels';
import { Panel } from '../../src/ui/Panel';
import { Failed } from '../../src/ui/PanelState';

beforeEach(() => setLanguage('en'));

const missing = new CombinedGraphQLErrors({
  errors: [{ message: 'Not found', extensions: { kind: 'notFound', status: 404 } }],
});

async function open(other: 'works' | 'failed' | null) {
  await act(async () =>
    render(
      <PagePanels>
        <Panel name="Chart">
          <ChartState
            symbol="HPG"
            availability={undefined}
            error={missing}
            hasChartFailed={false}
            onRetry={() => {}}
          />
        </Panel>
        {other && (
          <Panel name="Watchlist">
            {other === 'failed' && <Failed title="No watchlist" onRetry={() => {}} />}
          </Panel>
        )}
      </PagePanels>,
    ),
  );
  screen.getByText('No chart is available for HPG');
}

describe('a chart that the server lacks', () => {
  it.each([
    { other: 'works', count: 1 },
    { other: 'failed', count: 0 },
    { other: null, count: 0 },
  ] as const)('says that the other panels work only where one does: $other', async ({ other, count }) => {
    await open(other);
    expect(screen.queryAllByText('The other parts still work.')).toHaveLength(count);
  });
});
