/** The estimated height of a row before it is measured, in px: that of a row of one line. */
export const USUAL_HEIGHT = 32;

type Props = {
  /** In px; of nothing nothing is rendered. */
  height: number;
};

/** A row in the place of those that are not rendered. */
export function Gap({ height }: Props) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}
