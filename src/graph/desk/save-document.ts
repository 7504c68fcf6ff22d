import { RestError, type RestErrorKind } from '../../rest/errors';
import type { Sources } from '../backend';
import { differenceOf, type DeskPatch } from './difference';
import { asDocument, type DeskDocument } from './document';

type Api = Pick<Sources['api'], 'patch' | 'put'>;

const PATH = 'api/desk';

/** Statuses by which servers say that they lack a call. */
const LACKING: readonly (number | null)[] = [404, 405, 501];

/** Failures of a `PATCH` that would be those of a `PUT` too. */
const OF_BOTH: readonly RestErrorKind[] = ['unauthorized', 'tooMany', 'tooLarge', 'aborted', 'timeout'];

/** Proxies refuse longer bodies unless they are configured to accept them (nginx: 1 MB), and may break the connection. */
const USUAL_LIMIT = 1_000_000;

/**
 * Saves documents in a session: what has changed by `PATCH api/desk`, else the whole by `PUT`. Whether the server has the first
 * is found by one request; where another origin does not allow its method, that looks like a network failure.
 */
export function createDocumentSaver() {
  /** Null until it is known. */
  let hasPatch: boolean | null = null;
  /** The length of the last body that had no answer. */
  let lost = 0;

  const noteFailure = (error: unknown, body: unknown) => {
    const isLost = error instanceof RestError && error.kind === 'unreachable';
    lost = isLost ? JSON.stringify(body).length : 0;
  };

  /** Null where the server may lack the call, and has not saved anything by it. */
  const patch = async (body: DeskPatch, after: DeskDocument, api: Api): Promise<DeskDocument | null> => {
    try {
      const answer = await api.patch(PATH, body);
      const saved = answer === null ? nextOf(after) : asDocument(answer);
      if (saved === null || saved.version <= body.version) return null;
      hasPatch = true;
      return saved;
    } catch (error) {
      noteFailure(error, body);
      if (!(error instanceof RestError)) throw error;
      if (mayBeLacking(error, hasPatch)) return null;
      // What never answers to this method must not hold up the next save.
      if (error.kind === 'timeout') hasPatch ??= false;
      throw error;
    }
  };

  return {
    /** Resolves to the saved document. */
    async save(before: DeskDocument, after: DeskDocument, api: Api): Promise<DeskDocument> {
      const body = hasPatch === false ? null : differenceOf(before, after);
      const patched = body && (await patch(body, after, api));
      if (patched) return patched;
      try {
        const saved = asDocument(await api.put(PATH, after));
        if (body) hasPatch = false;
        return saved ?? nextOf(after);
      } catch (error) {
        noteFailure(error, after);
        if (body && error instanceof RestError && error.status !== null) hasPatch = false;
        throw error;
      }
    },
    /** Whether the last save had no answer, and was so long that a proxy may have refused it. */
    isRefusedByLength: () => lost > USUAL_LIMIT,
  };
}

/** Whether another call may save what a `PATCH` did not: the server lacks it, or it is not known and it failed in its own way. */
function mayBeLacking({ kind, status }: RestError, hasPatch: boolean | null): boolean {
  if (LACKING.includes(status)) return true;
  return hasPatch === null && status !== 409 && !OF_BOTH.includes(kind);
}

/** A saved document whose new version the server has not sent. */
function nextOf(document: DeskDocument): DeskDocument {
  return { ...document, version: document.version + 1 };
}
