import type { Request } from 'miragejs';
import { sessionExpired, type Sessions } from './auth';
import { errorResponse } from './http';
import { backendPath } from './middleware';
import type { MockServer } from './models';

/**
 * Responds 404 to a request to the backend that no route handles, or 401 to an API path without a token, and logs an
 * error with the file that the route belongs to.
 */
export function reportMissingRoutes({ pretender }: MockServer, sessions: Sessions, urlPrefix: string) {
  pretender.unhandledRequest = (method, url, request) => {
    const path = backendPath(url, urlPrefix)?.replace(/\?.*/, '') ?? url;
    console.error(
      `mock-server: no route for ${method} ${path}; add it to mock-server/routes/${resourceOf(path)}.ts`,
    );
    const mirageRequest = request as unknown as Request;
    const isSignedOut = path.startsWith('/api/') && sessions.userIdOf(mirageRequest) === null;
    const response = isSignedOut
      ? sessionExpired(mirageRequest)
      : errorResponse(mirageRequest, 404, 'pathNotFound');
    const [status, headers, body] = response.toRackResponse();
    request.respond(status, headers ?? {}, JSON.stringify(body));
  };
}

/** The resource of a path, in the singular and kebab case of the route files. */
function resourceOf(path: string) {
  const [root = '', resource = ''] = path.split('/').filter((part) => part !== '');
  return root === 'api' ? resource.replaceAll('_', '-').replace(/(?<![su])s$/, '') : root;
}
