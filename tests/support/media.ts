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

export let system = new SystemIsDark();
export let screenSize = new TabletOrWider();
export let pointer = new CoarsePointer();

/** Starts the next test on a light system with a wide window and a mouse, and nobody listening to any of them. */
export function installSystem() {
  system = new SystemIsDark();
  screenSize = new TabletOrWider();
  pointer = new CoarsePointer();
  window.matchMedia = (query) => {
    const known = [system, screenSize, pointer].find(({ media }) => media === query);
    if (!known) throw new Error(`No test defines ${query}`);
    return known as unknown as MediaQueryList;
  };
}
