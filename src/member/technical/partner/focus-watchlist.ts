/** Puts the keyboard on the row that the arrow keys walk from; on the page's content where no row is. */
export function focusWatchlist(): void {
  const places = ['#watchlist tr[aria-selected=true] a', '#watchlist tr[data-symbol] a', 'main'];
  const place = places.map((each) => document.querySelector<HTMLElement>(each)).find((each) => each !== null);
  place?.focus();
}
