import DOMPurify from 'dompurify';
import { completeLink, keepAttribute, PROFILE, reshape } from './profile';

const LONGEST = 200_000;

const purify = DOMPurify(window);
purify.addHook('uponSanitizeElement', reshape);
purify.addHook('uponSanitizeAttribute', keepAttribute);
purify.addHook('afterSanitizeAttributes', completeLink);

type Policies = {
  createPolicy: (name: string, rules: { createHTML: typeof clean }) => { createHTML: typeof sanitise };
};

const policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('news-html', {
  createHTML: clean,
});

/** A provider's HTML cut down to the profile; where a page asks for trusted types, the only HTML that it takes. */
export function sanitise(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : clean(html);
}

/** The same as nodes, which belong to no page. */
export function sanitisedNodes(html: string): DocumentFragment {
  return purify.sanitize(html.slice(0, LONGEST), { ...PROFILE, RETURN_DOM_FRAGMENT: true });
}

// Composing the result would be an attack of its own: '>' and U+0338 make one letter. The text nodes are composed instead.
function clean(html: string): string {
  if (!purify.isSupported) throw new Error('This browser cannot sanitise');
  return purify.sanitize(html.slice(0, LONGEST), PROFILE);
}
