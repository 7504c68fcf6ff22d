import type { ItemsProps } from './item-props';

/** The estimated height of a row before it is measured, in px: that of a row of one line. */
export const USUAL_HEIGHT = 32;

type Props = {
  /** In px; of nothing nothing is rendered. */
  height: number;
  /** The element that an item is. */
  element?: ItemsProps['element'];
};

/** An element in the place of the items, or rows, that are not rendered. */
export function Gap({ height, element = 'tr' }: Props) {
  if (height <= 0) return null;
  const props = { 'aria-hidden': true, 'data-gap': '' };
  if (element === 'li') return <li {...props} style={{ height }} />;
  const row = <tr {...props} style={{ height }} />;
  return element === 'tr' ? row : <tbody {...props}>{row}</tbody>;
}
