import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Destination } from '../../machines/navigation';
import type { NoticeCode } from '../../machines/notice';
import { mermaidOf } from './mermaid';

type Told = { notices: readonly NoticeCode[]; navigations: readonly Destination['page'][] };

/** What each machine emits, which its chart cannot say; a test compares it with what the machine does emit. */
export const told: Readonly<Record<string, Told>> = {
  session: {
    notices: [
      'session.invalidCredential',
      'session.signInFailed',
      'session.expired',
      'session.signOutFailed',
    ],
    navigations: ['home', 'about', 'login', 'lock', 'interrupted'],
  },
  watchlist: { notices: [], navigations: ['technical'] },
  recovery: {
    notices: ['recovery.failed', 'recovery.sentAgain'],
    navigations: ['linkSent', 'newPassword'],
  },
  confirmation: {
    notices: ['confirm.done', 'confirm.failed', 'subscribe.done', 'subscribe.failed'],
    navigations: [],
  },
};

const head = `# Machines

What the product does over time, written by \`npm run charts\` from the machines themselves. An arrow is labelled
\`event [guard]\`; one without an event is taken at once.`;

/** Every machine of the room as a page of Markdown. */
export function renderCharts(): string {
  const modules = import.meta.glob<object>('../../machines/*.machine.ts', { eager: true });
  const machines = Object.values(modules).flatMap((module) => Object.values(module).filter(isMachine));
  return [head, ...machines.map(chapterOf)].join('\n\n') + '\n';
}

function chapterOf(machine: AnyStateMachine): string {
  const { notices, navigations } = told[machine.id] ?? { notices: [], navigations: [] };
  const facts = [
    ['Events', machine.events.filter((event) => !event.startsWith('xstate.'))],
    ['Actors to provide', Object.keys(machine.implementations.actors)],
    ['Notices', notices],
    ['Navigations', navigations],
  ] as const;
  return [
    `## ${machine.id}`,
    machine.root.description,
    facts
      .flatMap(([kind, names]) => (names.length > 0 ? [`- ${kind}: ${names.map(code).join(', ')}`] : []))
      .join('\n'),
    ['```mermaid', mermaidOf(machine), '```'].join('\n'),
  ].join('\n\n');
}

function isMachine(exported: unknown): exported is AnyStateMachine {
  return exported instanceof StateMachine;
}

function code(name: string) {
  return `\`${name}\``;
}
