/** A length of a style attribute, given in px of the usual font size, in the one that a person has set in the browser. */
export const inRem = (px: number) => `${px / 16}rem`;
