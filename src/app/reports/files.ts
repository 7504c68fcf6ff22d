/** A file of the build below its root: a name and the hash of its content. */
const FILE = /^(?:assets\/(?:[\w-]+\/)*[\w.-]+-[\w-]{8}\.(?:js|css)|sw\.js)$/;

/** A line of a stack in Chromium (`at name (address:1:2)`), or in Firefox and Safari (`name@address:1:2`). */
const FRAME = /^(?:\s*at\s.*?|[^\s]*@)\(?(https?:\/\/[^\s()@]+?):(\d+):(\d+)\)?$/;

const MOST_FRAMES = 20;

/** The path of a file of this build, such as `assets/app-a1B2c3D4.js`, in an address; null where it is another's. */
export function fileAt(address: string, root: string): string | null {
  const start = [root, new URL(root).pathname].find((each) => address.startsWith(each));
  const path = start === undefined ? '' : address.slice(start.length);
  return FILE.test(path) ? path : null;
}

/** A place in a file of this build as `assets/app-a1B2c3D4.js:1:234`; none in another's. */
export function placeAt(address: string, line: number, column: number, root: string): string[] {
  const file = fileAt(address, root);
  return file === null ? [] : [`${file}:${line}:${column}`];
}

/**
 * The places of an error's stack that are in files of this build, without the names of functions: a name may be made of data, and
 * the source map has them. The message, which some engines repeat at the start, is not among the lines that are read.
 */
export function stackPlaces({ name, message, stack = '' }: Error, root: string): readonly string[] {
  const head = `${name}: ${message}`;
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack).split('\n');
  return lines
    .flatMap((line) => {
      const [, address, row, column] = FRAME.exec(line) ?? [];
      return address ? placeAt(address, Number(row), Number(column), root) : [];
    })
    .slice(0, MOST_FRAMES);
}
