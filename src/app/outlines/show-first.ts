/** What the page knows about its first load, each file by its index in `files`. */
export type OutlineTable = {
  brand: string;
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  files: readonly string[];
  /** The files with the texts of each language: of everybody, and of members. */
  languages: Readonly<Record<string, readonly [everybody: Indices, member: Indices]>>;
  /** The frame of members' pages. */
  frame: Indices;
  rows: readonly Row[];
};

export type Indices = readonly number[];

/** What an address needs and shows, the first pattern that matches it. */
type Row = readonly [
  pattern: string,
  filesOfVisitor: Indices,
  filesOfMember: Indices,
  isWelcome: boolean,
  pageOfMember: string | null,
  pageOfAdmin: string | null,
];

/**
 * Requests what the page is about to import, and shows an outline until that is there: of the welcome to a visitor, of
 * the frame to a member. Runs in the page; must not use anything from outside itself.
 */
export function showFirst(base: string, { brand, texts, files, languages, frame, rows }: OutlineTable) {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Where storage is denied, nobody is signed in.
      return null;
    }
  };
  const { lang, dataset } = document.documentElement;
  const path = `/${location.pathname.slice(base.length)}`;
  const [, ofVisitor, ofMember, isWelcome, pageOfMember, pageOfAdmin] = rows.find(([pattern]) =>
    new RegExp(pattern, 'i').test(path),
  )!;
  const isVisitor = stored('accessToken') === null;

  const request = (indices: Indices) =>
    Promise.all(
      [...new Set(indices)].map((index) => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = base + files[index];
        link.fetchPriority = 'low';
        document.head.append(link);
        return new Promise((done) => link.addEventListener('load', done));
      }),
    );
  const [everybody, member] = languages[lang]!;
  if (isVisitor) void request([...ofVisitor, ...everybody]);
  else {
    // On a slow line the app's own code would share it with the frame's: it starts while the frame's is on its way. The
    // texts come while the last third of it does, so that the line is never idle in between.
    const texted = request([...member, ...everybody]);
    // The `load` event of the app's own request waits behind the app's start.
    const started = new Promise((done) => addEventListener('app loaded', done, { once: true }));
    void Promise.race([texted, started]).then(() => request([...frame, ...ofMember]));
  }

  let isAdmin = false;
  try {
    isAdmin = (JSON.parse(stored('user') ?? '{}') as { isAdmin?: unknown } | null)?.isAdmin === true;
  } catch {
    // What the storage holds may be damaged.
    return;
  }
  const shown = stored('locked') === 'true' ? null : isAdmin ? pageOfAdmin : pageOfMember;
  if (isVisitor ? !isWelcome : shown === null) return;

  const template = document.querySelector<HTMLTemplateElement>(isVisitor ? '#welcome' : '#frame')!;
  const outline = document.createElement('div');
  outline.append(template.content.cloneNode(true));
  const nodes = document.createTreeWalker(outline, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text;
    node.data = node.data
      .replace(/\w+\.\w+/g, (key) => texts[lang]![key] ?? key)
      .replaceAll('{{brand}}', () => dataset['brand'] ?? brand);
  }
  const root = document.querySelector('#root')!;
  if (isVisitor) return void root.append(...outline.childNodes);

  outline.dataset['shell'] = '';
  outline.ariaHidden = 'true';
  outline.inert = true;
  for (const link of outline.querySelectorAll('nav a[href]')) {
    const target = link.getAttribute('href')!;
    if (target.startsWith('/admin/') && !isAdmin) link.remove();
    else if (target === shown) link.ariaCurrent = 'page';
  }
  root.before(outline);
}
