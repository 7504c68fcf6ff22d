import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { Router } from 'wouter';
import { connectionMachine } from '../../machines/connection.machine';
import { sessionMachine } from '../../machines/session.machine';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { notFound } from '../../src/app/router/routes';
import { createCache } from '../../src/graph/cache';
import { i18n, loadMessages, setLanguage } from '../../src/i18n/i18n';
import MainLayout from '../../src/member/frame/MainLayout';
import MemberData from '../../src/member/frame/MemberData';
import HomePage from '../../src/member/home/HomePage';
import TechnicalPage from '../../src/member/technical/TechnicalPage';
import { sampleUser } from '../../src/rest/user';

/** Stands for the symbol of the address. */
const SYMBOL = 'AAA';

/** The pages whose panels the outline has, by route; of any other it has the frame. */
const pages: Readonly<Record<string, ReactNode>> = {
  '/': <HomePage />,
  '/technical/:symbol': <TechnicalPage params={{ symbol: SYMBOL }} />,
};

type Outline = {
  symbol: string;
  frame: string;
  pages: Readonly<Record<string, Readonly<Record<Size, string>>>>;
};
type Size = 'phone' | 'wide';

/**
 * What the frame of members' pages and their panels render before any data is there, with the key of each text in its
 * place; the panels once as a phone has them and once as wider windows do.
 */
export async function outlineMarkup(base: string, isDemo: boolean): Promise<Outline> {
  await setLanguage('vi');
  await loadMessages('member');
  // The language of i18next in which every text is its key.
  await i18n.changeLanguage('cimode');
  const actors = createActors(isDemo);
  const render = (node: ReactNode, size: Size) =>
    inWindow(size, () =>
      renderToStaticMarkup(
        <AppActorsProvider value={actors}>
          <Router base={base} ssrPath={`${base}/404`}>
            {node}
          </Router>
        </AppActorsProvider>,
      ),
    );

  return {
    symbol: SYMBOL,
    frame: render(<MainLayout route={notFound}>{null}</MainLayout>, 'wide'),
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, page]) => {
        const sized = (size: Size) => render(<MemberData>{page}</MemberData>, size);
        return [path, { phone: sized('phone'), wide: sized('wide') }];
      }),
    ),
  };
}

/** An admin without a name, a market whose clock stands still, and queries that never return. */
function createActors(isDemo: boolean): AppActors {
  const user = { ...sampleUser, firstName: '', isAdmin: true };
  const clock = { now: () => EPOCH, subscribe: () => () => {} };
  const client = new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(() => new Observable(() => {})),
  });
  const clients = { status: 'ready', client } as const;
  const used = {
    session: createActor(sessionMachine, { input: { stored: { token: '-', user } } }).start(),
    connection: createActor(connectionMachine).start(),
    clock,
    lockClock: clock,
    clients: { get: () => clients, subscribe: () => () => {} },
    storage: { read: () => null },
    demo: isDemo ? {} : null,
  };
  return used as unknown as AppActors;
}

const EPOCH = new Date(0);

/** Renders with what the views read of the window. */
function inWindow(size: Size, render: () => string): string {
  const known = {
    window: { matchMedia: () => ({ matches: size === 'wide' }) },
    document: { fullscreenEnabled: true },
  };
  Object.assign(globalThis, known);
  try {
    return render();
  } finally {
    for (const name of Object.keys(known)) Reflect.deleteProperty(globalThis, name);
  }
}
