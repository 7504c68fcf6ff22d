import { describe, expect, it } from 'vitest';
import { isOfPoints } from '../../../src/graph/feed/index-by-type';
import { RestError } from '../../../src/rest/errors';

const unused = () => Promise.reject(new Error('unused'));

/** A feed that answers `/symbols` with these, one after the other. */
function sourcesOf(...answers: readonly (object | RestError)[]) {
  const left = [...answers];
  const sent: string[] = [];
  const feed = async (path: string) => {
    sent.push(path);
    const answer = left.shift()!;
    if (answer instanceof RestError) throw answer;
    return answer;
  };
  return {
    sources: { feed, session: {}, api: { get: unused, post: unused, put: unused, patch: unused } },
    sent,
  };
}

describe('whether a symbol is in points', () => {
  it('is told by the feed once a session where the name does not', async () => {
    const { sources, sent } = sourcesOf({ type: 'index' });
    expect(await Promise.all([isOfPoints(sources, 'FTSEVN'), isOfPoints(sources, 'FTSEVN')])).toEqual([
      true,
      true,
    ]);
    expect(await isOfPoints(sources, 'FTSEVN')).toBe(true);
    expect(sent).toEqual(['symbols?symbol=FTSEVN']);
  });

  it('is asked again where the first to ask has left', async () => {
    const { sources } = sourcesOf(new RestError('aborted'), { type: 'index' });
    await expect(isOfPoints(sources, 'FTSEVN')).rejects.toThrow('aborted');
    expect(await isOfPoints(sources, 'FTSEVN')).toBe(true);
  });

  it('is not where the feed does not say so', async () => {
    const { sources } = sourcesOf(new RestError('notFound', { status: 404 }));
    expect(await isOfPoints(sources, 'FTSEVN')).toBe(false);
  });
});
