import { errorResponse } from './http';
import type { RouteRequest } from './middleware';

/** Responds 404 to a call that no route handles, with or without a token, and logs an error with the file of its route. */
export function respondMissing(request: RouteRequest) {
  const path = request.url.replace(/\?.*/, '');
  console.error(
    `mock-server: no route for ${request.method} ${path}; add it to mock-server/routes/${resourceOf(path)}.ts`,
  );
  return errorResponse(request, 404, 'pathNotFound');
}

/** The resource of a path, in the singular and kebab case of the route files. */
function resourceOf(path: string) {
  const [root = '', resource = ''] = path.split('/').filter((part) => part !== '');
  return root === 'api' ? resource.replaceAll('_', '-').replace(/(?<![su])s$/, '') : root;
}
