import DOMPurify from 'dompurify';
import { completeLink, keepAttribute, PROFILE, reshape } from './profile';

/** How much of an article is shown, in characters. */
export const LONGEST_ARTICLE = 200_000;

const purify = DOMPurify(window);
// Unsupported environments make DOMPurify return its input unchanged.
if (!purify.isSupported) throw new Error('This browser cannot read foreign HTML safely');
purify.addHook('uponSanitizeElement', reshape);
purify.addHook('uponSanitizeAttribute', keepAttribute);
purify.addHook('afterSanitizeAttributes', completeLink);

type Policies = {
  createPolicy: (name: string, rules: { createHTML: typeof clean }) => { createHTML: typeof sanitise };
};

const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('news-html', {
  createHTML: clean,
});

/** Sanitises a provider's HTML to the profile; returns TrustedHTML where the page requires Trusted Types. */
export function sanitise(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : clean(html);
}

/** The sanitised HTML as a detached fragment; empty where the page's headers forbid parsing. */
export function sanitisedNodes(html: string): DocumentFragment {
  const nodes = purify.sanitize(html.slice(0, LONGEST_ARTICLE), { ...PROFILE, RETURN_DOM_FRAGMENT: true });
  return (nodes as DocumentFragment | null) ?? new DocumentFragment();
}

// Normalising the result (NFC) would merge '>' and U+0338 into one letter and leave the tag open.
function clean(html: string): string {
  return purify.sanitize(html.slice(0, LONGEST_ARTICLE), PROFILE);
}
