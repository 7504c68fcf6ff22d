/** A browser engine that a journey is walked in. */
export type Engine = {
  /** As the browser reports it. */
  version: string;
  /** Opens an empty page of 1366 x 900 px as a new visitor, with storage of its own. */
  open(): Promise<Tab>;
  /** Ends the browser, and what was started for it. */
  close(): Promise<void>;
};

/** A page, and what a person does with it: real presses and keys at the browser's own input. */
export type Tab = {
  goto(url: string): Promise<void>;
  /** Calls a function in the page; it sees its arguments and the page, and returns what JSON can hold. */
  run<Args extends readonly unknown[], Result>(
    act: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the main button at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Presses the keys of a text, or one key by its name in `keyCodes`. */
  press(keys: string): Promise<void>;
  /** Tells the page that the network is gone, or back. */
  setOffline(isOffline: boolean): Promise<void>;
  /** The uncaught errors and the errors on the console so far. */
  problems(): readonly string[];
  close(): Promise<void>;
};

/** The keys that have a name, as WebDriver encodes them. */
export const keyCodes = { ArrowDown: '\uE015', ArrowUp: '\uE013', Backspace: '\uE003' } as const;

/** The source of a function's call, as WebDriver evaluates it. */
export function callOf(act: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(${act.toString()})(...${JSON.stringify(args)})`;
}

/** An error of a request that failed is the browser's report, not the page's fault. */
export function isReport(text: string): boolean {
  return /Failed to load resource|NetworkError|network connection was lost|Could not connect/.test(text);
}
