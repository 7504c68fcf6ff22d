/** jsdom has no media queries: this is the one that the product asks, for a system that is dark or light. */
class SystemIsDark extends EventTarget {
  readonly media = '(prefers-color-scheme: dark)';
  matches = false;

  turn(theme: 'dark' | 'light') {
    this.matches = theme === 'dark';
    this.dispatchEvent(new Event('change'));
  }
}

export let system = new SystemIsDark();

/** Starts the next test on a light system that nobody listens to. */
export function installSystem() {
  system = new SystemIsDark();
  window.matchMedia = () => system as unknown as MediaQueryList;
}
