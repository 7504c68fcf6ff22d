import { vi } from 'vitest';
import { createGraphClient } from '../../../src/graph/client';
import { type Reply } from '../rest/fake-server';
import { backendOver } from './execute-query';

export type Replies = Parameters<typeof backendOver>[0];

export function session(replies: Replies, options?: Parameters<typeof backendOver>[1]) {
  const onSessionEnded = vi.fn();
  const onForbidden = vi.fn();
  const { backend, server } = backendOver(replies, options);
  const graph = createGraphClient({ backend, onSessionEnded, onForbidden });
  return { ...graph, onSessionEnded, onForbidden, server };
}

export const refused = (status: number): Reply => ({ status, json: { message: 'Hết phiên' } });
