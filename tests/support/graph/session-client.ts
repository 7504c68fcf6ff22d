import { vi } from 'vitest';
import { createGraphClient } from '../../../src/graph/client';
import type { RefusedLoad } from '../../../src/rest/errors';
import { type Reply } from '../rest/fake-server';
import { backendOver } from './execute-query';

export type Replies = Parameters<typeof backendOver>[0];

export function session(replies: Replies, options?: Parameters<typeof backendOver>[1]) {
  const onLoadRefused = vi.fn<(refused: RefusedLoad) => void>();
  const { backend, server } = backendOver(replies, options);
  const graph = createGraphClient({ backend, onLoadRefused });
  return { ...graph, onLoadRefused, server };
}

export const refused = (status: number): Reply => ({ status, json: { message: 'Hết phiên' } });
