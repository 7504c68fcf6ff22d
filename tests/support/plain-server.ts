import { Response } from 'miragejs';
import type { MockServer } from '../../mock-server/backend';
import { operations } from './contract/contract';

/** What a feed has that knows UDF alone. */
const udf = ['/udf/config', '/udf/time', '/udf/symbols', '/udf/search', '/udf/history'];

/** The calls of the contract that a server of the specification and a feed of UDF lack. */
const missing = operations.filter(({ path, isOptional }) => isOptional && !udf.includes(path));

/** Leaves a server the calls of the specification, and its feed the days of UDF. */
export function makePlain(server: MockServer): void {
  const lacking = () => new Response(404, {}, {});
  for (const { method, path } of missing) {
    const address = path.replace(/\{(\w+)\}/g, ':$1');
    if (method === 'GET') server.get(address, lacking);
    else if (method === 'PUT') server.put(address, lacking);
    else if (method === 'PATCH') server.patch(address, lacking);
    else if (method === 'POST') server.post(address, lacking);
    else server.delete(address, lacking);
  }
  server.get('/udf/config', () => ({ supports_search: true, supported_resolutions: ['D'] }));
}
