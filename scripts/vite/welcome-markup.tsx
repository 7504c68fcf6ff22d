import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { AuthLayout } from '../../src/auth/AuthLayout';
import { i18n, setLanguage } from '../../src/i18n/i18n';

/** What `AuthLayout` renders before its form is loaded, with the key of each text in its place and without drawings. */
export async function welcomeMarkup(base: string): Promise<string> {
  await setLanguage('vi');
  // The language of i18next in which every text is its key.
  await i18n.changeLanguage('cimode');
  const markup = renderToStaticMarkup(
    <Router base={base} ssrPath={`${base}/about`}>
      <AuthLayout promiseIs="p">{null}</AuthLayout>
    </Router>,
  );
  return markup.replace(/(<svg[^>]*>).*?(?=<\/svg>)/g, '$1');
}
