/** The id of the panel in which the rights of holdings are applied. */
export const EX_DATES_ID = 'ex-dates';

/** Unfolds the panel of ex-dates, and moves the focus to its head. */
export function showExDates() {
  const fold = document.getElementById(EX_DATES_ID)?.querySelector('details');
  if (!fold) return;
  fold.open = true;
  fold.querySelector('summary')!.focus();
}
