// @module-tag P14
import { act, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Rows } from '../../src/ui/Rows';
import { rowCount } from '../../src/ui/useRowsInView';
import { drawn, room } from '../support/drawn-rows';
import { screenSize } from '../support/media';

const HEIGHT = 44;
const LENGTH = 5_000;

let scrolled = 0;

beforeAll(() => Promise.all([import('../../src/ui/LongPageRows'), import('../../src/ui/LongRows')]));

beforeEach(() => {
  scrolled = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(18 * HEIGHT);
  const scrollTo = vi
    .spyOn(window, 'scrollTo')
    .mockImplementation(((to: ScrollToOptions) => scroll(to.top!)) as typeof window.scrollTo);
  const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(LENGTH * HEIGHT);
  onTestFinished(() => [scrollTo, height].forEach((spy) => spy.mockRestore()));
});

type Props = { walkedTo?: number | null; isOfPage?: boolean };

function Board({ walkedTo = null, isOfPage = true, onView }: Props & { onView?: () => void }) {
  return (
    <table aria-rowcount={rowCount(LENGTH)}>
      <Rows
        count={LENGTH}
        isOfPage={isOfPage}
        walkedTo={walkedTo}
        {...(onView && { onView })}
        renderRow={(i, { index, measure }) => (
          <tr key={i} ref={measure} data-index={index}>
            <td>
              <button>{`C${i}`}</button>
            </td>
          </tr>
        )}
      />
    </table>
  );
}

async function open(props: Parameters<typeof Board>[0] = {}) {
  screenSize.resize(390);
  const { rerender } = await act(async () => render(<Board {...props} />));
  return { walkTo: (walkedTo: number) => act(async () => rerender(<Board walkedTo={walkedTo} />)) };
}

/** Scrolls the page. */
function scroll(top: number) {
  scrolled = top;
  window.dispatchEvent(new Event('scroll'));
}

describe('the rows of a long table that scrolls with a phone’s page', () => {
  it('are those in view and a few more, with the room of the others', async () => {
    await open();

    expect([drawn()[0], drawn().length < 60]).toEqual([0, true]);
    expect(room() + drawn().length * HEIGHT).toBe(LENGTH * HEIGHT);
  });

  it('are those of the place to which the page is scrolled, which is reported once it stands still', async () => {
    const onView = vi.fn();
    await open({ onView });
    act(() => scroll(4_000 * HEIGHT));

    expect([drawn().includes(4_004), drawn().includes(0)]).toEqual([true, false]);
    await vi.waitFor(() => expect(onView).toHaveBeenLastCalledWith(4_000, expect.any(Number)));
  });

  it('are scrolled to by the page where one is walked to, and take the focus along', async () => {
    const { walkTo } = await open();
    screen.getByRole('button', { name: 'C0' }).focus();

    await walkTo(4_999);

    expect(scrolled).toBeGreaterThan(4_900 * HEIGHT);
    expect(document.activeElement?.textContent).toBe('C4999');
  });

  it('stay in a box that does not scroll with the page', async () => {
    await open({ isOfPage: false });
    act(() => scroll(4_000 * HEIGHT));

    expect(drawn()).toContain(0);
    expect(drawn()).not.toContain(4_000);
  });
});
