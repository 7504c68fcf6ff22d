/** jsdom has no media queries: this is the one for a system that is dark or light. */
class SystemIsDark extends EventTarget {
  readonly media = '(prefers-color-scheme: dark)';
  matches = false;

  turn(theme: 'dark' | 'light') {
    this.matches = theme === 'dark';
    this.dispatchEvent(new Event('change'));
  }
}

/** And this is the one for a window of 1,024 px that is at least so wide, or not, at the usual size of text. */
class AtLeast extends EventTarget {
  readonly media: string;
  matches: boolean;
  readonly #least: number;

  constructor(least: number) {
    super();
    this.media = `(min-width: ${least / 16}rem)`;
    this.#least = least;
    this.matches = least <= 1024;
  }

  resize(width: number) {
    this.matches = width >= this.#least;
    this.dispatchEvent(new Event('change'));
  }
}

/** And this is the one for a finger as the main pointer. */
class CoarsePointer extends EventTarget {
  readonly media = '(pointer: coarse)';
  matches = false;
}

/** And this is the one for a person who wants no motion. */
class ReducedMotion extends EventTarget {
  readonly media = '(prefers-reduced-motion: reduce)';
  matches = false;
}

/** And this is the one for a contrast theme of the system, which no test without a browser has. */
const contrastTheme = Object.assign(new EventTarget(), { media: '(forced-colors: active)', matches: false });

export let system = new SystemIsDark();
export let screenSize = new AtLeast(768);
export let roomForOrders = new AtLeast(1600);
export let pointer = new CoarsePointer();
export let motion = new ReducedMotion();

/** Starts the next test on a light system with a wide window, a mouse and motion, and nobody listening to any of them. */
export function installSystem() {
  system = new SystemIsDark();
  screenSize = new AtLeast(768);
  roomForOrders = new AtLeast(1600);
  pointer = new CoarsePointer();
  motion = new ReducedMotion();
  window.matchMedia = (query) => {
    const all = [system, screenSize, roomForOrders, pointer, motion, contrastTheme];
    const known = all.find(({ media }) => media === query);
    if (!known) throw new Error(`No test defines ${query}`);
    return known as unknown as MediaQueryList;
  };
}
