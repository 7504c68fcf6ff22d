// @module-tag P29
import { drawn, room } from '../support/drawn-rows';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasManyItems, itemProps } from '../../src/ui/item-props';
import { Items } from '../../src/ui/Items';

const HEIGHT = 100;

let scrolled = 0;

beforeAll(() => import('../../src/ui/LongItems'));

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(8 * HEIGHT);
});

function List({ length }: { length: number }) {
  return (
    <ul>
      <Items
        element="li"
        count={length}
        isLong={hasManyItems(length)}
        keyOf={(i) => i}
        heightOf={() => HEIGHT}
        renderItem={(i, virtual) => (
          <li key={i} {...itemProps(virtual)}>
            <button>{`N${i}`}</button>
          </li>
        )}
      />
    </ul>
  );
}

const open = (length: number) => act(async () => render(<List length={length} />));

/** Scrolls the page. */
function scrollTo(top: number) {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
}

describe('the items of a list that scrolls with the page', () => {
  it('are all rendered where they are few, and say nothing of their places', async () => {
    await open(50);

    expect(drawn()).toHaveLength(50);
    expect([room(), document.querySelector('[aria-setsize], [data-index]')]).toEqual([0, null]);
  });

  it('are those in view and a few more where they are many, each with its place among all', async () => {
    await open(5_000);

    expect([drawn()[0], drawn().length < 20]).toEqual([0, true]);
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-posinset'))).toEqual(
      drawn().map((i) => String(i + 1)),
    );
    expect(screen.getAllByRole('listitem')[0]!.getAttribute('aria-setsize')).toBe('5000');
  });

  it('keep the room of the others, which a screen reader does not read', async () => {
    await open(5_000);

    expect(room() + drawn().length * HEIGHT).toBe(5_000 * HEIGHT);
    expect(document.querySelectorAll('[data-gap]:not([aria-hidden=true])')).toHaveLength(0);
  });

  it('are those of the place to which the page is scrolled', async () => {
    await open(5_000);
    scrollTo(4_000 * HEIGHT);

    expect(drawn()).toEqual(Array.from({ length: drawn().length }, (_, i) => drawn()[0]! + i));
    expect([drawn().includes(4_000), drawn().includes(4_008), drawn().length < 30]).toEqual([
      true,
      true,
      true,
    ]);
    expect(room() + drawn().length * HEIGHT).toBe(5_000 * HEIGHT);
  });

  it('are those of the place where the page stands when the list is opened', async () => {
    scrolled = 1_000 * HEIGHT;
    await open(5_000);

    expect(drawn()).toContain(1_004);
  });

  it('stay where they have the focus, with the ones before and after, to which Tab leads', async () => {
    await open(5_000);
    screen.getByRole('button', { name: 'N5' }).focus();
    scrollTo(4_000 * HEIGHT);

    expect([drawn().slice(0, 4), document.activeElement?.textContent]).toEqual([[4, 5, 6, 3_996], 'N5']);
    expect(drawn()).toContain(4_004);
  });

  it('are all printed, and afterwards those in view again', async () => {
    await open(300);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect([drawn().length, room()]).toEqual([300, 0]);

    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(drawn().length).toBeLessThan(20);
  });
});

describe('a list that changes its length while it is shown', () => {
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([
    ['longer', 50, 51],
    ['shorter', 51, 50],
  ])('keeps its items and the focus where it becomes %s', async (_, before, after) => {
    const { rerender } = await open(before);
    const focused = button('N5');
    focused.focus();
    await act(async () => rerender(<List length={after} />));

    expect([button('N5') === focused, document.activeElement === focused]).toEqual([true, true]);
  });

  it('draws as many as before, each with its place, where it has become longer', async () => {
    const { rerender } = await open(50);
    await act(async () => rerender(<List length={51} />));

    expect([drawn().length, room()]).toEqual([51, 0]);
    expect(screen.getAllByRole('listitem')[50]!.getAttribute('aria-posinset')).toBe('51');
  });

  it('leaves out those beside the view where it has become much longer', async () => {
    const { rerender } = await open(50);
    await act(async () => rerender(<List length={5_000} />));

    expect(drawn().length).toBeLessThan(20);
  });
});

describe('the rows of a table that scrolls with the page', () => {
  it('are as few, one or several to an item, with the room of the others', async () => {
    await act(async () =>
      render(
        <table>
          <Items
            element="tbody"
            count={1_000}
            isLong
            keyOf={(i) => i}
            heightOf={() => HEIGHT}
            renderItem={(i, { index, measure }) => (
              <tbody key={i} ref={measure} data-index={index}>
                <tr>
                  <td>{i}</td>
                </tr>
              </tbody>
            )}
          />
        </table>,
      ),
    );

    const count = screen.getAllByRole('cell').length;
    expect(count).toBeLessThan(20);
    expect(room() + count * HEIGHT).toBe(1_000 * HEIGHT);
  });
});
