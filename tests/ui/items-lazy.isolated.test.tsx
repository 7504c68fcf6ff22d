import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hasManyItems } from '../../src/ui/item-props';
import { Items } from '../../src/ui/Items';

const code = vi.hoisted(() => {
  let fail = () => {};
  const loaded = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('The code did not come'));
  });
  return { loaded, fail };
});
vi.mock('../../src/ui/LongItems', () => code.loaded);

const list = (length: number) => (
  <ul>
    <Items
      element="li"
      count={length}
      isLong={hasManyItems(length)}
      keyOf={(i) => i}
      heightOf={() => 100}
      renderItem={(i) => <li key={i}>{i}</li>}
    />
  </ul>
);
const drawn = () => screen.getAllByRole('listitem').length;

it('a long list is a few items while its code is on its way, and all it had where it has grown; all of them where the code never comes', async () => {
  const { rerender } = render(list(300));
  expect(drawn()).toBe(8);
  rerender(<div />);

  rerender(list(50));
  rerender(list(300));
  expect(drawn()).toBe(100);

  code.fail();
  await waitFor(() => expect(drawn()).toBe(300));
});
