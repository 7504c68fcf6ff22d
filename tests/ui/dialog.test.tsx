import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { Dialog } from '../../src/ui/Dialog';

beforeAll(() => setLanguage('en'));

it.each([
  ['Escape', '{Escape}'],
  ['its button', '{Enter}'],
])('a dialog within another one is closed alone by %s', async (_, keys) => {
  const closed: string[] = [];
  const user = userEvent.setup();
  const close = (title: string) => () => closed.push(title);
  const preview = (row?: ReactNode) => (
    <Dialog title="Preview" size="full" onClose={close('Preview')}>
      {row}
    </Dialog>
  );
  const { rerender } = render(preview());
  rerender(
    preview(
      <Dialog title="Row" size="small" onClose={close('Row')}>
        A row
      </Dialog>,
    ),
  );
  screen.getAllByRole('button', { name: 'Close' }).at(-1)!.focus();
  await user.keyboard(keys);
  expect(closed).toEqual(['Row']);
});
