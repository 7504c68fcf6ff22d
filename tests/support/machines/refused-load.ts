/** The event of a load of the watchlists that the server refuses with a 401, as it does after a session's end. */
export function refusedLoad(token: string) {
  const of = { load: 'watchlists', withToken: true, isOfFeed: false, isSave: false };
  return { type: 'load refused', token, status: 401, ...of } as const;
}
