import { parse } from 'regexparam';
import type { HandedKind } from '../../lib/report';
import { browserName } from './browser-name';
import { fileAt, placeAt, stackPlaces } from './files';
import { messageIn, messageOf } from './message';

/** The body of a report: these fields and no other. */
export type ErrorReport = {
  kind: ReportedProblem['kind'];
  message: string;
  /** Places in files of the build, the innermost first. */
  stack: readonly string[];
  /** The row of the route table, never the address. */
  route: string;
  version: string;
  browser: string;
};

/** What a report is made from. */
export type ReportedProblem =
  | { kind: HandedKind | 'error' | 'rejection'; error: unknown }
  | { kind: 'give-up'; missing: string }
  | { kind: 'csp'; violation: Violation }
  | { kind: 'slow-load'; seconds: number; isReady: boolean };

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** The page that a report is about. */
export type ReportedPage = {
  /** Where the app lives, with a slash at its end. */
  root: string;
  /** The in-app path of the address. */
  path: string;
  /** Every path of the route table. */
  routes: readonly string[];
  version: string;
  userAgent: string;
};

/** What the browser names in the place of an address that a policy blocks. */
const BLOCKED =
  /^(?:inline|eval|wasm-eval|trusted-types-policy|trusted-types-sink|self|https?|wss?|data|blob|about)(?![^:])/;

/**
 * A report of a problem. It is put together from what the build and the browser have of their own: no text of a server or of a
 * person, no address and no figure gets into any field.
 */
export function reportOf(problem: ReportedProblem, page: ReportedPage): ErrorReport {
  return {
    kind: problem.kind,
    ...described(problem, page.root),
    route: routeOf(page),
    version: page.version,
    browser: browserName(page.userAgent),
  };
}

function described(problem: ReportedProblem, root: string): Pick<ErrorReport, 'message' | 'stack'> {
  if ('violation' in problem) return ofViolation(problem.violation, root);
  if ('seconds' in problem) {
    const seconds = `${problem.seconds.toFixed(1)} s`;
    return { message: problem.isReady ? seconds : `left after ${seconds}`, stack: [] };
  }
  if ('missing' in problem)
    return { message: 'missing file', stack: [fileAt(problem.missing, root) ?? []].flat() };
  const { kind, error } = problem;
  if (kind === 'worker' && error instanceof Event) return ofEvent(error, root);
  return {
    message: messageOf(error, root, kind === 'worker'),
    stack: error instanceof Error ? stackPlaces(error, root) : [],
  };
}

/** The event of a worker that failed: without a message, its file could not be loaded. */
function ofEvent(event: Event, root: string) {
  if (!(event instanceof ErrorEvent) || event.message === '') return { message: 'not loaded', stack: [] };
  const { message, filename, lineno, colno } = event;
  return { message: messageIn(message, root), stack: placeAt(filename, lineno, colno, root) };
}

function ofViolation(
  { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }: Violation,
  root: string,
) {
  const [blocked = 'other'] = BLOCKED.exec(blockedURI) ?? [];
  return {
    message: `${effectiveDirective} ${blocked}`,
    stack: placeAt(sourceFile ?? '', lineNumber, columnNumber, root),
  };
}

/** The row that the app shows at the path, by the parser of its router. */
function routeOf({ path, routes }: ReportedPage): string {
  return routes.find((route) => parse(route).pattern.test(path)) ?? '/404';
}
