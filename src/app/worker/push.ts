import { languageOf } from '../../i18n/languages';
import { asNumber, asRecord, asText, parseStored } from '../../lib/json';
import { runAfter } from '../../lib/schedule';
import { isTicker } from '../../market/symbol';
import type { Reader, ReaderStore } from '../push/reader';
import { alertWords, openWords, PUSHED_KINDS, type PushedAlert } from './push-words';

/** A page of the app, as a service worker sees it. */
export type ShownPage = {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly postMessage: (message: object, transfer?: Transferable[]) => void;
};

type Options = {
  /** The address that the worker serves, with a slash at its end. */
  scope: string;
  /** The product's name. */
  brand: string;
  /** The language of a browser in which nobody has turned pushes on. */
  language: () => string;
  reader: Pick<ReaderStore, 'read' | 'write'>;
  show: (title: string, options: NotificationOptions) => Promise<void>;
  pages: () => Promise<readonly ShownPage[]>;
  openPage: (address: string) => Promise<unknown>;
};

/** A push as the server sends it. */
type Pushed = PushedAlert & { readonly id: string; readonly person: string };

/** How long the open pages have to respond, in ms: one that is still loading, or frozen, or of a visitor, does not. */
const RESPONDS_WITHIN = 700;

/** Shows the alerts that a server pushes, each to the person that it is for alone, and opens their symbols. */
export function createPush({ scope, brand, language, reader, show, pages, openPage }: Options) {
  const look = { icon: `${scope}icons/192.png`, badge: `${scope}icons/192.png` };

  return {
    /** Shows a push; one that is not for the reader, or cannot be read, as the product's name alone: a browser requires that each is shown. */
    async receive(text: string | undefined): Promise<void> {
      const current = await reader.read().catch(() => null);
      const read = current?.language ?? languageOf(language().slice(0, 2));
      const pushed = readPush(text);
      if (pushed === null || !isFor(current, pushed)) {
        return show(openWords(read, brand), { ...look, tag: 'open' });
      }
      const { title, body } = alertWords(pushed, read);
      // The tag has a message that is sent twice replace itself; an alert that fires again is shown again.
      await show(title, {
        ...look,
        body,
        tag: `alert ${pushed.id} ${pushed.at}`,
        data: { symbol: pushed.symbol },
      });
    },

    /** Opens the symbol of a notification that was clicked, in a page that is open or in another. */
    async open(data: unknown): Promise<void> {
      const symbol = asText(asRecord(data)?.['symbol']);
      const known = symbol !== null && isTicker(symbol) ? symbol : null;
      const own = (await pages()).filter(({ url }) => url.startsWith(scope));
      const page = known === null ? own[0] : await firstToShow(own, known);
      // A click allows one of the two.
      if (page) await page.focus().catch(() => {});
      else await openPage(known === null ? scope : `${scope}technical/${known}`);
    },

    /** Forgets the reader, as the push service has dropped the subscription. */
    async forget(): Promise<void> {
      const current = await reader.read().catch(() => null);
      if (current) await reader.write({ ...current, person: null }).catch(() => {});
    },
  };
}

function isFor(reader: Reader | null, { person }: Pushed): boolean {
  return reader !== null && reader.person === person;
}

function readPush(text: string | undefined): Pushed | null {
  const sent = asRecord(parseStored(text ?? null)) ?? {};
  const [id, person] = [idOf(sent['id']), idOf(sent['person'])];
  const [symbol, at] = [asText(sent['symbol']), asText(sent['at'])];
  const kind = PUSHED_KINDS.find((each) => each === sent['kind']);
  if (!id || !person || !kind || symbol === null || !isTicker(symbol)) return null;
  if (at === null || Number.isNaN(Date.parse(at))) return null;
  return { id, person, symbol, kind, at, price: asNumber(sent['price']) };
}

function idOf(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : asText(value);
}

/** Has the first page that responds show a symbol; resolves to it, or to undefined where none responds. */
function firstToShow(pages: readonly ShownPage[], symbol: string): Promise<ShownPage | undefined> {
  if (pages.length === 0) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const ports: MessagePort[] = [];
    const end = (page?: ShownPage) => {
      cancel();
      ports.forEach((port) => port.close());
      resolve(page);
    };
    const cancel = runAfter(RESPONDS_WITHIN, end);
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1);
      port1.addEventListener('message', () => {
        port1.postMessage('show');
        end(page);
      });
      port1.start();
      page.postMessage({ type: 'SHOW_SYMBOL', symbol }, [port2]);
    }
  });
}
