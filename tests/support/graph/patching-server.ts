import { isDeskPatch, patchedDesk } from '../../../mock-server/patched-desk';
import { RestError } from '../../../src/rest/errors';
import { keep, type Document } from './desk';

type Fault = RestError | null;

/** How long the bodies of calls were, and what the next ones fail with. */
export function patchingServer(document: Document) {
  const server = keep(document);
  const bodies: { method: string; length: number; body: unknown }[] = [];
  const faults: Record<'PATCH' | 'PUT', Fault> = { PATCH: null, PUT: null };
  /** The longest body that is accepted. */
  let limit = Infinity;
  let kept = server.kept();
  const receive = (method: 'PATCH' | 'PUT', body: unknown) => {
    const { length } = JSON.stringify(body);
    bodies.push({ method, length, body });
    if (faults[method]) throw faults[method];
    if (length > limit) throw new RestError('tooLarge', { status: 413 });
  };
  const accept = (next: Document | null) => {
    if (next === null) throw new RestError('invalid', { status: 422 });
    if (next.version !== kept.version) throw new RestError('invalid', { status: 409 });
    return structuredClone((kept = { ...next, version: next.version + 1 }));
  };
  const api = {
    ...server.api,
    get: async () => structuredClone(kept),
    put: async (_path: string, body: unknown) => {
      receive('PUT', body);
      return accept(JSON.parse(JSON.stringify(body)) as Document);
    },
    patch: async (_path: string, body: unknown) => {
      receive('PATCH', body);
      const patch: unknown = JSON.parse(JSON.stringify(body));
      const changed = isDeskPatch(patch) ? patchedDesk({ ...kept, version: patch.version }, patch) : null;
      return accept(changed as Document | null);
    },
  };
  return {
    api,
    bodies,
    faults,
    methods: () => bodies.map(({ method }) => method),
    kept: () => kept,
    replace: (next: Document) => (kept = next),
    setLimit: (bytes: number) => (limit = bytes),
  };
}
