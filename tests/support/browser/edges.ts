import type { Page } from 'playwright-core';

/** What can be pressed or typed into on a page and has no edge that is seen: no border, ring, shadow or ground of its own. */
export function controlsWithoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=menuitem]';
    const clear = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
    const groundOf = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : 'none';
      return element && clear(own) ? groundOf(element.parentElement) : own;
    };
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, clipPath } = getComputedStyle(element);
      return width > 2 && height > 2 && visibility === 'visible' && clipPath === 'none';
    };
    /** A box or a switch is drawn by the element after the input that lies over it. */
    const drawnBy = (control: Element) =>
      control.parentElement?.querySelector('.bp6-control-indicator') ?? control;
    const hasEdge = (element: Element) => {
      const style = getComputedStyle(element);
      const sides = (['top', 'right', 'bottom', 'left'] as const).map((side) => ({
        width: parseFloat(style.getPropertyValue(`border-${side}-width`)),
        colour: style.getPropertyValue(`border-${side}-color`),
      }));
      return (
        sides.some(({ width, colour }) => width > 0 && !clear(colour)) ||
        (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
        style.boxShadow !== 'none' ||
        groundOf(element) !== groundOf(element.parentElement)
      );
    };
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
    return [...document.querySelectorAll(CONTROLS)]
      .filter((control) => isSeen(control) && !control.closest('[inert]'))
      .filter((control) => !hasEdge(control) && !hasEdge(drawnBy(control)))
      .map((control) => `${nameOf(control)} has no edge`);
  });
}
