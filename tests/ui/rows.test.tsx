// @module-tag P14
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Rows } from '../../src/ui/Rows';
import { rowCount, useRowsInView } from '../../src/ui/useRowsInView';
import { drawn, room } from '../support/drawn-rows';
import { layOutRows, ROW, VIEW } from '../support/row-layout';

beforeAll(() => import('../../src/ui/LongRows'));

beforeEach(() => {
  layOutRows();
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') scroll(this, to.top ?? 0);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollTo'));
});

function Board({ length, walkedTo = null }: { length: number; walkedTo?: number | null }) {
  const rows = Array.from({ length }, (_, i) => `C${i}`);
  const { near, onView } = useRowsInView(rows);
  return (
    <>
      <output>{near.length === 0 ? 'none' : `${near.length} from ${near[0]}`}</output>
      <div data-testid="box">
        <table aria-rowcount={rowCount(length)}>
          <Rows
            count={length}
            walkedTo={walkedTo}
            onView={onView}
            renderRow={(i, { index, measure }) => (
              <tr
                key={i}
                ref={measure}
                data-index={index}
                aria-rowindex={index === undefined ? undefined : index + 2}
              >
                <td>
                  <button>{rows[i]}</button>
                </td>
              </tr>
            )}
          />
        </table>
      </div>
    </>
  );
}

const near = () => screen.getByRole('status').textContent;
const box = () => screen.getByTestId('box');

function scroll(element: Element, top: number) {
  element.scrollTop = top;
  fireEvent.scroll(element);
}

async function open(length: number, walkedTo: number | null = null) {
  const { rerender } = await act(async () => render(<Board {...{ length, walkedTo }} />));
  return {
    walkTo: (walkedTo: number) => act(async () => rerender(<Board {...{ length, walkedTo }} />)),
    become: (next: number) => act(async () => rerender(<Board length={next} />)),
  };
}

describe('the rows of a table', () => {
  it('are all rendered up to 200, and so carry no aria-rowcount', async () => {
    await open(200);

    expect([drawn().length, near()]).toEqual([200, '200 from C0']);
    expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
  });

  it('come a screenful at first, with the room of the others, which follow right after', () => {
    const renders: [rows: number, room: number][] = [];
    render(
      <Profiler id="rows" onRender={() => renders.push([drawn().length, room()])}>
        <Board length={40} />
      </Profiler>,
    );

    expect(renders).toEqual([
      [16, 24 * ROW],
      [40, 0],
    ]);
  });

  it('bring one beyond the first screenful into view, when the page was opened at it', async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      seen.push(this.textContent);
    };
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    await open(200, 150);

    expect(seen).toEqual(['C150']);
  });

  it('are those in view and a few more of a longer list, which tells its length and their places', async () => {
    await open(10_000);

    const table = screen.getByRole('table');
    const shown = drawn();
    expect([shown[0], shown.length < 60, shown.length * ROW >= VIEW]).toEqual([0, true, true]);
    expect(table.getAttribute('aria-rowcount')).toBe('10001');
    expect(screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')))).toEqual(
      shown.map((row) => row + 2),
    );
  });

  it('keep the room of those that are not drawn', async () => {
    await open(10_000);

    act(() => scroll(box(), 5_000 * ROW));
    expect(drawn()).toContain(5_007);
    expect(drawn()).not.toContain(0);
    expect(room() + drawn().length * ROW).toBe(10_000 * ROW);
  });

  it('ask for further data by the hundred, once they stand still', async () => {
    await open(10_000);
    expect(near()).toBe('100 from C0');

    act(() => scroll(box(), 5_090 * ROW));
    expect(near()).toBe('100 from C0');

    expect(await screen.findByText('200 from C5000')).toBe(screen.getByRole('status'));
  });

  it('bring the row that was walked to into view', async () => {
    const { walkTo } = await open(10_000);

    await walkTo(9_999);

    expect(drawn()).toContain(9_999);
  });

  it('stay where they have the focus, however far the others are scrolled', async () => {
    await open(10_000);
    screen.getByRole('button', { name: 'C3' }).focus();

    act(() => scroll(box(), 5_000 * ROW));

    expect([drawn()[0], document.activeElement?.textContent]).toEqual([3, 'C3']);
  });

  it('are all there again once the list is short', async () => {
    const { become } = await open(10_000);
    act(() => scroll(box(), 5_000 * ROW));

    await become(12);

    expect([drawn().length, near()]).toEqual([12, '12 from C0']);
  });
});
