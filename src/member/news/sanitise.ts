import DOMPurify from 'dompurify';
import { completeLink, keepAttribute, PROFILE, reshape } from './profile';

const LONGEST = 200_000;

const purify = DOMPurify(window);
// Where it is not supported, DOMPurify would hand everything back as it came.
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

/** A provider's HTML cut down to the profile; where a page asks for trusted types, the only HTML that it takes. */
export function sanitise(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html) : clean(html);
}

/** The same as nodes, which belong to no page; none where the page's headers forbid DOMPurify to read HTML. */
export function sanitisedNodes(html: string): DocumentFragment {
  const nodes = purify.sanitize(html.slice(0, LONGEST), { ...PROFILE, RETURN_DOM_FRAGMENT: true });
  return (nodes as DocumentFragment | null) ?? new DocumentFragment();
}

// The result must not be composed (NFC) as a whole: '>' and U+0338 would become one letter and leave the tag open.
function clean(html: string): string {
  return purify.sanitize(html.slice(0, LONGEST), PROFILE);
}
