import type { ShowcasePath } from '../../src/showcase/routes';

/** What is special to pages of the showcase: each looks for it in the content of the page that is open. */
export type Special = Partial<Record<ShowcasePath, (main: HTMLElement) => void | Promise<void>>>;
