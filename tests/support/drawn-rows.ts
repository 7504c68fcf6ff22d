import { screen } from '@testing-library/react';

/** The numbers in the names of the buttons of the rows, or items, that are drawn. */
export const drawn = () =>
  screen.getAllByRole('button').map(({ textContent }) => Number(textContent.slice(1)));

/** The height in px of the rows, or items, that are not drawn. */
export const room = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-gap], tr[aria-hidden]')].reduce(
    (sum, { style }) => sum + Number.parseInt(style.height, 10),
    0,
  );
