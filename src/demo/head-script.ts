import { brandIn, showColours } from './chosen-brand';
import { storedLogo, LOGO_KEY, showLogo } from './logo/logo';

// The build puts this module into the head of the demo's page, behind the one that chooses the theme: a brand that was
// chosen stands before the first paint, with its logo.
const stored = (key: string) => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // Where storage is denied, nothing is kept.
    return '';
  }
};
const brand = [location.search, stored('demo.settings')]
  .map((text) => brandIn(new URLSearchParams(text)))
  .find(Boolean);

if (brand) {
  document.documentElement.dataset['brand'] = brand.name;
  document.title = brand.name;
  showColours(brand);
}

const logo = storedLogo(stored(LOGO_KEY), location.search, stored('demo.settings'));
if (logo) showLogo(logo);
