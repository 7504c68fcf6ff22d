import { onTestFinished, vi } from 'vitest';

/** The height of each row, in px. */
export const ROW = 32;
/** What a box that scrolls shows of its rows, in px. */
export const VIEW = 600;

/** Lays rows out until the test is finished, which jsdom does not: a long list has rows in view only then. */
export function layOutRows() {
  const layout = [
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW),
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(VIEW),
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(10_000 * ROW),
  ];
  onTestFinished(() => layout.forEach((spy) => spy.mockRestore()));
}
