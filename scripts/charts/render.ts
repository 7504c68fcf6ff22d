import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Destination } from '../../machines/navigation';
import type { NoticeCode } from '../../machines/notice';
import { renderDiagram } from './mermaid';

type Emissions = { notices: readonly NoticeCode[]; navigations: readonly Destination['page'][] };

/** The notices and navigations of each machine, which its chart does not contain; a test compares them with the walks. */
export const emissions: Readonly<Record<string, Emissions>> = {
  session: {
    notices: [
      'session.invalidCredential',
      'session.wrongPassword',
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

const intro = `# Machines

The behaviour of the product over time. \`npm run charts\` generates this page from the machines. Arrows are labelled
\`event [guard]\`; an arrow without an event is an eventless transition.`;

/** Every machine as a section of a Markdown page. */
export function renderCharts(): string {
  const modules = import.meta.glob<object>('../../machines/*.machine.ts', { eager: true });
  const machines = Object.values(modules).flatMap((module) => Object.values(module).filter(isMachine));
  return [intro, ...machines.map(sectionOf)].join('\n\n') + '\n';
}

function sectionOf(machine: AnyStateMachine): string {
  const { notices, navigations } = emissions[machine.id] ?? { notices: [], navigations: [] };
  const lists = [
    ['Events', machine.events.filter((event) => !event.startsWith('xstate.'))],
    ['Actors to provide', Object.keys(machine.implementations.actors)],
    ['Notices', notices],
    ['Navigations', navigations],
  ] as const;
  return [
    `## ${machine.id}`,
    machine.root.description,
    lists
      .flatMap(([kind, names]) => (names.length > 0 ? [`- ${kind}: ${names.map(code).join(', ')}`] : []))
      .join('\n'),
    ['```mermaid', renderDiagram(machine), '```'].join('\n'),
  ].join('\n\n');
}

function isMachine(exported: unknown): exported is AnyStateMachine {
  return exported instanceof StateMachine;
}

function code(name: string) {
  return `\`${name}\``;
}
