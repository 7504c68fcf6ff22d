import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FoldedPanel } from '../../src/ui/FoldedPanel';

const print = (moment: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(moment)));
const panel = () => document.querySelector('details')!;

describe('a folded panel', () => {
  it.each([[false], [true]])(
    'is unfolded on paper and folded again afterwards (heavy: %s)',
    async (isHeavy) => {
      render(
        <FoldedPanel title="Alerts" isHeavy={isHeavy}>
          <p>FPT above 100.00</p>
        </FoldedPanel>,
      );
      expect(panel().open).toBe(false);

      print('beforeprint');
      // The browser reports that it was opened, which nobody did.
      await act(async () => void panel().dispatchEvent(new Event('toggle')));
      expect([panel().open, screen.getByText('FPT above 100.00').tagName]).toEqual([true, 'P']);

      print('afterprint');
      expect(panel().open).toBe(false);
    },
  );

  it('stays folded where it is not printed, so that nothing is loaded for it', () => {
    render(
      <FoldedPanel title="Order book" isHeavy isOnPaper={false}>
        <p>97.70</p>
      </FoldedPanel>,
    );
    print('beforeprint');
    expect([panel().open, screen.queryByText('97.70')]).toEqual([false, null]);
  });
});
