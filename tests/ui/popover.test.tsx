import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Popover } from '../../src/ui/Popover';

describe('what a button opens', () => {
  it('stays open for a press on words in it, within a page that takes the focus', async () => {
    const onChange = vi.fn();
    const user = userEvent.setup();
    render(
      <main tabIndex={-1}>
        <Popover label="Indicators" icon={<i />}>
          {() => (
            <label>
              <input type="checkbox" checked={false} onChange={onChange} />
              <span>RSI (14)</span>
            </label>
          )}
        </Popover>
      </main>,
    );

    await user.click(screen.getByRole('button', { name: 'Indicators' }));
    await user.click(await screen.findByText('RSI (14)'));

    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('checkbox', { name: 'RSI (14)' })).toBeTruthy();
  });

  it('stays open when what was opened from within it closes', async () => {
    const user = userEvent.setup();
    render(
      <Popover label="Chart controls" icon={<i />}>
        {() => (
          <Popover label="Indicators" icon={<i />}>
            {(close) => <button onClick={close}>Done</button>}
          </Popover>
        )}
      </Popover>,
    );

    await user.click(screen.getByRole('button', { name: 'Chart controls' }));
    await user.click(await screen.findByRole('button', { name: 'Indicators' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));

    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Indicators' })).toBeTruthy();
  });
});
