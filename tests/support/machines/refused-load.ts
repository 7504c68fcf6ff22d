/** The event of a load of the watchlists that the server refuses with a 401, as it does after a session's end. */
export function refusedLoad(token: string) {
  return { type: 'load refused', token, load: 'watchlists', status: 401, withToken: true } as const;
}
