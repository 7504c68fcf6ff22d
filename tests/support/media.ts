/** jsdom has no media queries: this is the one for a system that is dark or light. */
class SystemIsDark extends EventTarget {
  readonly media = '(prefers-color-scheme: dark)';
  matches = false;

  turn(theme: 'dark' | 'light') {
    this.matches = theme === 'dark';
    this.dispatchEvent(new Event('change'));
  }
}

/** And this is the one for a window that is as wide as a tablet, or narrower. */
class TabletOrWider extends EventTarget {
  readonly media = '(min-width: 768px)';
  matches = true;

  resize(width: number) {
    this.matches = width >= 768;
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

export let system = new SystemIsDark();
export let screenSize = new TabletOrWider();
export let pointer = new CoarsePointer();
export let motion = new ReducedMotion();

/** Starts the next test on a light system with a wide window, a mouse and motion, and nobody listening to any of them. */
export function installSystem() {
  system = new SystemIsDark();
  screenSize = new TabletOrWider();
  pointer = new CoarsePointer();
  motion = new ReducedMotion();
  window.matchMedia = (query) => {
    const known = [system, screenSize, pointer, motion].find(({ media }) => media === query);
    if (!known) throw new Error(`No test defines ${query}`);
    return known as unknown as MediaQueryList;
  };
}
