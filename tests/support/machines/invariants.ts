import type { AnyMachineSnapshot } from 'xstate';
import type { FiredAlert } from '../../../machines/alerts.machine';
import type { ReplayContext } from '../../../machines/replay.machine';
import type { SessionContext } from '../../../machines/session.setup';
import { chosenSymbols, type WatchlistContext } from '../../../machines/watchlist.machine';

type Snapshot<Context> = Omit<AnyMachineSnapshot, 'context'> & { readonly context: Context };

/** What holds in every state of a machine, whatever has happened before, each named. */
export const invariants: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => Record<string, boolean>>> =
  {
    session: (snapshot: Snapshot<SessionContext>) => {
      const { session, isLocked, lastPage, revoking } = snapshot.context;
      return {
        'somebody is signed in if and only if there is a session':
          snapshot.matches('signedIn') === (session !== null),
        'the lock is a signed-in person’s': isLocked === snapshot.hasTag('locked'),
        'a token is revoked only while signing out': (revoking !== null) === snapshot.matches('signingOut'),
        'the last page is that of the person': !session || !lastPage || lastPage.person === session.user.id,
      };
    },
    'security code': (snapshot: Snapshot<{ code: string; problem: string | null }>) => {
      const { code, problem } = snapshot.context;
      return {
        'six characters are verified, and nothing else':
          snapshot.matches('typing') !== /^[A-Za-z0-9]{6}$/.test(code),
        'a problem is shown in an empty box, or beside a text without one code':
          problem === null || code === '' || (problem === 'noCode' && code.length > 6),
      };
    },
    theme: (snapshot) => ({
      'it is not day and night at once': !snapshot.hasTag('day') || !snapshot.hasTag('night'),
      'the night counts in night mode alone':
        snapshot.matches({ nightMode: 'on' }) || (!snapshot.hasTag('day') && !snapshot.hasTag('night')),
    }),
    watchlist: (snapshot: Snapshot<WatchlistContext>) => {
      const { context } = snapshot;
      const { lists, listId, symbol, run } = context;
      const isBrowsing = snapshot.matches('browsing');
      return {
        'the chosen list exists': listId === null || lists.some(({ id }) => id === listId),
        'a row is selected while browsing, if there is one':
          !isBrowsing ||
          (chosenSymbols(context)[0] === undefined
            ? symbol === null
            : chosenSymbols(context).includes(symbol!)),
        'a run has reached the open symbol': run === null || (!isBrowsing && run === symbol),
      };
    },
    alerts: (snapshot: Snapshot<{ waiting: readonly FiredAlert[]; sent: readonly FiredAlert[] }>) => {
      const { waiting, sent } = snapshot.context;
      const all = [...waiting, ...sent].map(({ id, armedAt }) => `${id} ${armedAt}`);
      return {
        'something is sent only while it is claimed': snapshot.matches('claiming') === sent.length > 0,
        'nothing waits while watching': !snapshot.matches('watching') || waiting.length === 0,
        'no alert is there twice': new Set(all).size === all.length,
      };
    },
    replay: (snapshot: Snapshot<ReplayContext>) => {
      const { days, day, written } = snapshot.context;
      return {
        'the day is one of those that are known': days.length === 0 || days.includes(day),
        'it is paused at the last day': !snapshot.matches({ pace: 'playing' }) || day !== days.at(-1),
        'the address is the day, or will be': snapshot.matches({ address: 'behind' }) || day === written,
      };
    },
    trade: (snapshot: Snapshot<{ held: number }>) => ({
      'shares are held from the purchase to the last sale, and never fewer than one':
        !snapshot.matches('held') || snapshot.context.held > 0,
    }),
    drawing: (snapshot: Snapshot<{ shape: object | null; before: object | null }>) => {
      const { shape, before } = snapshot.context;
      return {
        'there is a line unless nothing is drawn': snapshot.matches('idle') === (shape === null),
        'only a line that is moved has a place to return to':
          snapshot.matches('moving') === (before !== null),
      };
    },
  };
