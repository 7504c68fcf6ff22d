import { StateMachine, type AnyStateMachine } from 'xstate';
import type { Destination } from '../../machines/navigation';
import type { NoticeCode } from '../../machines/notice';
import { statesOf } from '../../src/demo/charts/chart';
import { diagramsOf } from './mermaid';
import { readDeclarations, type Declaration, type Declared } from './source';

type Emissions = { notices: readonly NoticeCode[]; navigations: readonly Destination['page'][] };

/** The notices and navigations of each machine, which its chart does not contain; a test compares them with the walks. */
export const emissions: Readonly<Record<string, Emissions>> = {
  session: {
    notices: [
      'session.invalidCredential',
      'session.wrongPassword',
      'session.signInFailed',
      'session.unlockFailed',
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
\`event [guard] / actions\`; an arrow without an event is an eventless transition. A box lists what happens without
leaving its state: \`entry /\`, \`exit /\`, \`do /\` for the effects that run meanwhile, and events; an event after ↻ enters
the state again. "any state" stands for every state of the machine, "any of" one for every state inside it. Effects are
actors that the app provides; facts are the events that the machine emits.`;

const modules = import.meta.glob<object>('../../machines/*.machine.ts', { eager: true });
const sources = import.meta.glob<string>('../../machines/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every machine, by the name that it is exported under. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1])),
  ),
);

/** Every machine as a section of a Markdown page. */
export function renderCharts(): string {
  const declarationOf = readDeclarations(sources);
  const sections = [...machines].map(([name, machine]) => sectionOf(machine, declarationOf(name)));
  return [intro, ...sections].join('\n\n') + '\n';
}

function sectionOf(machine: AnyStateMachine, declaration: Declaration): string {
  const { notices, navigations } = emissions[machine.id] ?? { notices: [], navigations: [] };
  const facts = declaration.emitted.filter(({ name }) => name !== 'notice' && name !== 'navigate');
  return [
    `## ${machine.id}`,
    declaration.text,
    [
      inline('Events', declaration.events.map(typed)),
      inline('Notices', notices.map(code)),
      inline('Navigations', navigations.map(code)),
      inline('Facts', facts.map(typed)),
      block('Effects', declaration.actors),
      inline('Delays', Object.entries(machine.implementations.delays).map(delay)),
      block('Context', declaration.context),
      block('States', describedStates(machine)),
    ]
      .filter(Boolean)
      .join('\n'),
    ...diagramsOf(machine).flatMap(({ part, text }, _, all) => [
      ...(all.length > 1 ? [part === null ? 'The outer states:' : `Inside \`${part}\`:`] : []),
      ['```mermaid', text, '```'].join('\n'),
    ]),
  ].join('\n\n');
}

function describedStates(machine: AnyStateMachine): Declared[] {
  return statesOf(machine).flatMap(({ path, description }) =>
    description === undefined ? [] : [{ name: path.join('.'), type: '', text: description }],
  );
}

function inline(kind: string, names: readonly string[]) {
  return names.length === 0 ? '' : `- ${kind}: ${names.join(', ')}`;
}

function block(kind: string, parts: readonly Declared[]) {
  if (parts.length === 0) return '';
  return [
    `- ${kind}:`,
    ...parts.map((part) => `  - ${[typed(part), part.text].filter(Boolean).join(': ')}`),
  ].join('\n');
}

function typed({ name, type }: Declared) {
  return type === '' ? code(name) : `${code(name)} (${code(type)})`;
}

function delay([name, duration]: [string, unknown]) {
  return typeof duration === 'number' ? `${code(name)} (${duration.toLocaleString('en')} ms)` : code(name);
}

function isMachine(exported: unknown): exported is AnyStateMachine {
  return exported instanceof StateMachine;
}

function code(name: string) {
  return `\`${name}\``;
}
