import manifest from './manifest.json' with { type: 'json' };

/** What the product is installed with, under a name; a brand that has icons of its own has them as drawings alone. */
export const manifestOf = (name: string, hasOwnIcons: boolean) => ({
  ...manifest,
  name: `${name}: thị trường chứng khoán Việt Nam`,
  short_name: name,
  icons: manifest.icons.filter(
    ({ src }) => hasOwnIcons === src.endsWith('maskable.svg') || src === 'favicon.svg',
  ),
});
