import { RestError, type RestErrorKind } from '../rest/errors';

/** How a feed that lacks a call may answer it; one on another origin cannot even say so. */
const LACKS_CALL: readonly RestErrorKind[] = ['notFound', 'unreadable', 'refused', 'invalid', 'unreachable'];

/** For `catch`: a feed may lack a call and says so in many ways; any other failure is thrown on. */
export function nullWhereUncalled(error: unknown): null {
  if (error instanceof RestError && LACKS_CALL.includes(error.kind)) return null;
  throw error;
}
