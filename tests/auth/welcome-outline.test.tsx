import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import * as content from '../../src/app/outlines/content';
import { filledIn } from '../../scripts/vite/outlines';
import { AuthLayout } from '../../src/auth/AuthLayout';
import styles from '../../src/auth/AuthLayout.module.css';
import { i18n } from '../../src/i18n/i18n';

const { language } = i18n;

// The language of i18next in which every text is its key.
beforeAll(() => i18n.changeLanguage('cimode'));
afterAll(() => i18n.changeLanguage(language));
afterEach(() => vi.unstubAllEnvs());

/** Markup without spaces around its tags, and without the title of the name, which nobody reads before it is cut. */
const closed = (markup: string) =>
  markup
    .replace(/\s*(<[^>]*>)\s*/g, '$1')
    .replace(
      '<span translate="no" class="truncate" title="app.name">',
      '<span translate="no" class="truncate">',
    );

it.each([null, 'https://owner.example/terms'])(
  'a visitor reads in the page what the layout then renders in its place, with the terms at %s',
  (termsUrl) => {
    vi.stubEnv('VITE_TERMS_URL', termsUrl ?? '');
    const html = readFileSync('src/app/outlines/welcome.html', 'utf8');
    const scoped = html.replace(/\bAuthLayout\.(\w+)/g, (_, name: string) => styles[name]!);
    const rendered = renderToStaticMarkup(
      <Router ssrPath="/about">
        <AuthLayout promiseIs="p">{null}</AuthLayout>
      </Router>,
    );

    expect(closed(filledIn(scoped, { ...content, termsUrl }, '/'))).toBe(closed(rendered));
  },
);
