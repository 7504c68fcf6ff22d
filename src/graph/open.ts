import { createBackend } from './backend';
import { createGraphClient } from './client';

type Options = {
  apiUrl: string;
  newsUrl: string;
  feedUrl: string;
  token: string;
  onSessionEnded: () => void;
};

/** Opens the data of one session. */
export function openGraph({ onSessionEnded, ...addresses }: Options) {
  return createGraphClient({ backend: createBackend(addresses), onSessionEnded });
}
