/** Formats figures for prose, not for boards. */
export function proseIn(locale: string) {
  const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: true });
  return {
    /** Index points: '8,57'. */
    points: (value: number) => hundredths.format(value),
    /** '1,7', and '2' without a decimal. */
    times: (value: number) => tenths.format(value),
    /** '21.486'. */
    whole: (value: number) => wholes.format(value),
  };
}
