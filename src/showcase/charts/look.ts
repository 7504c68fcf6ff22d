const names = ['text-1', 'text-2', 'text-3', 'line', 'line-strong', 'surface-1', 'font'] as const;

/** The design tokens that a chart is drawn with. */
export type Look = Readonly<Record<(typeof names)[number], string>> & {
  /** The five chart colours of the theme. */
  readonly colours: readonly string[];
  /** Whether the person wants no motion. */
  readonly isStill: boolean;
};

/** Reads the tokens of the current theme. */
export function readLook(root: HTMLElement): Look {
  const style = getComputedStyle(root);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ...(Object.fromEntries(names.map((name) => [name, token(name)])) as Record<
      (typeof names)[number],
      string
    >),
    colours: [1, 2, 3, 4, 5].map((number) => token(`chart-${number}`)),
    isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
}

/** The area under a line: its colour, fading to nothing. */
export function fading(colour: string) {
  return {
    type: 'linear' as const,
    x: 0,
    y: 0,
    x2: 0,
    y2: 1,
    colorStops: [
      { offset: 0, color: `${colour}99` },
      { offset: 1, color: `${colour}0a` },
    ],
  };
}
