import type { TabText } from '../../lib/storage';
import { createStore, type Store } from '../../lib/store';
import { showLogo, type Logo } from './logo';

/** Null while the brand's own mark is shown. */
export type ShownLogo = Store<Logo | null>;

/** The logo that the page shows, first the one that its head has shown; the tab keeps it over a reload. */
export function startLogo(first: Logo | null, text: TabText): ShownLogo {
  const logo = createStore(first);
  const keep = () => text.write(logo.get() && JSON.stringify(logo.get()));
  logo.subscribe(() => {
    keep();
    showLogo(logo.get());
  });
  keep();
  return logo;
}
