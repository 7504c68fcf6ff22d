import type { CSSOptions } from 'vite';

type Visitor = NonNullable<NonNullable<CSSOptions['lightningcss']>['visitor']>;

/** The font size of browsers whose person has chosen none, in px. */
const USUAL = 16;

/** Hairlines, rings and the like, which are as fine at any size of text; in px. */
const FINEST = 3;

/**
 * Has every length of a style sheet, those of media queries included, follow the font size that a person has set in the
 * browser: a px of a source is a sixteenth of it, so that at the usual size nothing changes, and at twice of it a page looks
 * as at a zoom of 200 %.
 */
export const inFontSize: Visitor = {
  Length: (length) =>
    length.unit === 'px' && Math.abs(length.value) > FINEST
      ? { unit: 'rem', value: length.value / USUAL }
      : length,
};
