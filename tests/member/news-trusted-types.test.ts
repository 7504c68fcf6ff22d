// @module-tag P1
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sourceFiles } from '../support/source-files';

const sources = sourceFiles(['src'], /^src\/(?!showcase\/).*\.tsx?$/);

type Rules = { createHTML: (text: string) => string };

/** A page that takes no plain string for HTML: what a policy makes carries the policy's name. */
function trustedTypes() {
  const policies: string[] = [];
  return {
    policies,
    createPolicy(name: string, { createHTML }: Rules) {
      policies.push(name);
      return {
        createHTML(text: string) {
          const html = createHTML(text);
          return { by: name, html, toString: () => html };
        },
        createScriptURL: (text: string) => text,
      };
    },
  };
}

type Sanitiser = typeof import('../../src/member/news/sanitise');

/** The sanitiser as a page loads it that has just been opened: its policy is made once. */
function loadOn(page: string) {
  return import(/* @vite-ignore */ `../../src/member/news/sanitise.ts?${page}`) as Promise<Sanitiser>;
}

describe('foreign HTML', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('goes into the page at one place', () => {
    const sinks = /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcdoc/i;
    const files = Object.keys(sources).filter((file) => sinks.test(sources[file] ?? ''));
    expect(files).toEqual(['src/member/news/NewsContent.tsx']);
  });

  it('is made by the one policy of the news, which sanitises', async () => {
    const types = trustedTypes();
    vi.stubGlobal('trustedTypes', types);
    const { sanitise } = await loadOn('with-policies');
    const html = sanitise('<p onclick=alert(1)>Tin</p><script>alert(1)</script>');

    expect(html).toMatchObject({ by: 'news-html', html: '<p>Tin</p>' });
    expect(types.policies).toEqual(['news-html', 'dompurify']);
  });

  it('is a plain string where a page knows no policies', async () => {
    const { sanitise } = await loadOn('without-policies');
    expect(sanitise('<p>Tin</p>')).toBe('<p>Tin</p>');
  });
});
