import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RowLink } from '../../src/app/router/Link';

function click(init: MouseEventInit) {
  const onOpen = vi.fn();
  const left = vi.fn();
  render(
    <RowLink href="/technical/VNM" onOpen={onOpen}>
      VNM
    </RowLink>,
  );
  const link = screen.getByRole('link', { name: 'VNM' });
  const event = createEvent.click(link, init);
  document.body.addEventListener(
    'click',
    (seen) => {
      if (!seen.defaultPrevented) left();
      // jsdom cannot go anywhere.
      seen.preventDefault();
    },
    { once: true },
  );
  fireEvent(link, event);
  return { href: link.getAttribute('href'), opened: onOpen.mock.calls.flat(), left: left.mock.calls.length };
}

describe('a link of a row', () => {
  it('leads within the page on a plain click', () => {
    expect(click({})).toEqual({ href: '/technical/VNM', opened: ['/technical/VNM'], left: 0 });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a click with %o to the browser',
    (key) => {
      expect(click(key)).toEqual({ href: '/technical/VNM', opened: [], left: 1 });
    },
  );
});
