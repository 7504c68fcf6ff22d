import { noSymbols } from '../../lib/line-symbols';
import { createEmitter, createStore } from '../../lib/store';
import type { PriceStream } from '../../rest/price-stream';
import type { StreamBrowser, TabChannel } from './browser';
import { isSameDemand, joinDemands, type Demand } from './demand';
import { createHeardLine } from './heard-line';
import { createLeadership } from './leadership';
import { createRelayedLine } from './relayed-line';
import { createOtherTabs, type TabMessage } from './tab-messages';

type Options = {
  /** The person and the feed: tabs of the same share a line, and nothing else reaches them. */
  readonly name: string;
  readonly open: PriceStream['open'];
  readonly demand: () => Demand;
  readonly browser: StreamBrowser;
};

/** How often the leader looks for tabs that have crashed, in ms. */
const ROUND = 30_000;
/** How long a visible tab waits for a leader that says nothing, as the browser has suspended it, in ms. */
const PATIENCE = 5_000;
/** How long a leader is hidden before it hands over to a visible tab, in ms. */
const HIDDEN = 60_000;

const fromLeader: ReadonlySet<string> = new Set(['who', 'leads', 'opened', 'opening', 'rows', 'ended']);
const nothing: Demand = { followed: noSymbols, followedUnseen: noSymbols };

/**
 * The line that the tabs of a browser share: one of them leads, opens it for what all follow and hands its rows to the others.
 * Without locks and channels each tab has its own while it is visible.
 */
export function createSharedLine({ name, open, demand, browser }: Options) {
  const id = browser.createTabId();
  const { locks, openChannel, schedule } = browser;
  const others = createOtherTabs();
  const heard = createHeardLine();
  const leaderChanges = createEmitter();
  const needed = createStore(nothing);
  const isSeen = createStore(browser.isVisible());
  let channel: TabChannel | null = null;
  let isLeading = false;
  let isAlone = !locks || !openChannel;
  let hasBeenHidden = false;
  let cancelRound = () => {};
  let cancelHidden = () => {};
  let cancelTaking = () => {};

  const post = (message: TabMessage) => channel?.send(message);
  const relayed = createRelayedLine({
    ...{ open, post },
    isLeading: () => isLeading,
    hasListeners: () => others.states().length > 0,
  });
  const announce = () =>
    post({ type: 'here', tab: id, state: { ...demand(), isVisible: browser.isVisible() } });
  const update = () => {
    const isVisible = browser.isVisible();
    isSeen.set(isVisible || others.visible() !== undefined);
    const next = isAlone && !isVisible ? nothing : demand();
    // Of more order books than a line carries those that are seen come first.
    const all = [{ ...next, isVisible }, ...others.states()].toSorted(
      (one, other) => Number(other.isVisible) - Number(one.isVisible),
    );
    const joined = isLeading ? joinDemands(all) : next;
    if (!isSameDemand(joined, needed.get())) needed.set(joined);
    const heir = others.visible();
    if (isLeading && hasBeenHidden && heir !== undefined) post({ type: 'lead', tab: heir });
  };
  const changeLeader = () => {
    update();
    leaderChanges.emit();
  };

  const lookAround = () => {
    cancelRound = schedule(ROUND, () => {
      others.prune();
      post({ type: 'who' });
      update();
      lookAround();
    });
  };
  const leadership =
    locks &&
    createLeadership(locks, name, {
      onGain() {
        isLeading = true;
        post({ type: 'leads' });
        lookAround();
        changeLeader();
      },
      onLoss() {
        isLeading = false;
        cancelRound();
        changeLeader();
      },
      onRefused() {
        isAlone = true;
        changeLeader();
      },
    });

  const receive = (message: TabMessage) => {
    if (fromLeader.has(message.type)) cancelTaking();
    if (message.type === 'here') {
      others.set(message.tab, message.state);
      update();
      if (isLeading) post({ type: relayed.isOpen() ? 'opened' : 'opening' });
    } else if (message.type === 'gone') {
      others.delete(message.tab);
      update();
    } else if (message.type === 'lead') {
      if (message.tab === id && !isLeading) leadership?.take();
    } else if (message.type === 'who') {
      others.prune();
      announce();
    } else if (isLeading) {
      // It comes from a tab from which this one has just taken over.
    } else if (message.type === 'leads') {
      announce();
      changeLeader();
    } else if (message.type === 'opened') {
      heard.opened();
      if (!heard.isFollowed()) leaderChanges.emit();
    } else if (message.type === 'rows') heard.rows(message.rows);
    else if (message.type === 'ended') heard.ended();
  };

  const listen: PriceStream['open'] = (...given) => {
    const ended = heard.open(...given);
    announce();
    cancelTaking();
    cancelTaking = schedule(PATIENCE, () => {
      if (heard.isFollowed() && !isLeading && browser.isVisible()) leadership?.take();
    });
    return ended;
  };

  const onVisibility = () => {
    cancelHidden();
    hasBeenHidden = false;
    if (!browser.isVisible())
      cancelHidden = schedule(HIDDEN, () => {
        hasBeenHidden = true;
        update();
      });
    announce();
    update();
  };

  return {
    /** What the line of this tab has to carry. */
    needed,
    /** Whether any tab is visible. */
    isSeen,
    /** Calls the listener when the line is read by another tab than before. */
    onLeaderChange: leaderChanges.subscribe,
    /** Opens the line, or listens to that of the leader. */
    open: ((...given) =>
      (isAlone ? open : isLeading ? relayed.open : listen)(...given)) as PriceStream['open'],
    /** Whether another tab reads the line. */
    isListening: () => !isAlone && !isLeading,
    /** What this tab follows has changed. */
    demandChanged() {
      announce();
      update();
    },
    join() {
      browser.document.addEventListener('visibilitychange', onVisibility);
      if (openChannel && !isAlone) {
        channel = openChannel(name, (message) => receive(message as TabMessage));
        leadership?.join();
      }
      onVisibility();
    },
    /** Leaves lock and channel, with which the browser would not keep the page for a return. */
    leave() {
      browser.document.removeEventListener('visibilitychange', onVisibility);
      cancelHidden();
      cancelRound();
      cancelTaking();
      post({ type: 'gone', tab: id });
      channel?.close();
      channel = null;
      isLeading = false;
      leadership?.leave();
      others.clear();
    },
  };
}
