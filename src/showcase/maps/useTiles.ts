import { variables } from '../../lib/variables';
import { useState } from 'react';

/** The tiles of a map; none where the build names no address, or after one of them could not be loaded. */
export function useTiles() {
  const [address] = useState(() => variables().VITE_TILE_URL || null);
  const [hasFailed, setHasFailed] = useState(false);
  return {
    /** With {z}, {x} and {y}. */
    tiles: hasFailed ? null : address,
    host: address ? new URL(address).host : '',
    hasFailed,
    fail: () => setHasFailed(true),
    retry: () => setHasFailed(false),
  };
}
