import { describe, expect, it } from 'vitest';
import { BotsDocument } from '../../src/member/bot/bot.generated';
import { answerTo } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const zalo = { id: 'zalo', name: 'Zalo', url: 'https://zalo.example/a?ref={refCode}', stopWord: 'DUNG' };
const read = { id: 'zalo', name: 'Zalo', address: zalo.url, stopWord: 'DUNG' };

const answer = (reply: Reply) => answerTo(BotsDocument, 'GET /api/bots', reply);
const bots = (json: unknown) => answer({ json });

describe('the bots', () => {
  it('come as the server sends them, in data or bare, each once', async () => {
    expect(await bots({ data: [zalo] })).toEqual([read]);
    expect(await bots([zalo, { ...zalo, name: 'Again' }])).toEqual([read]);
  });

  it('may name their id as an address does, `bot`', async () => {
    const { id, ...rest } = zalo;
    expect(await bots([{ ...rest, bot: id }])).toEqual([read]);
  });

  it('are null where the server has no such call, and none where it has none', async () => {
    expect(await answer({ status: 404 })).toBeNull();
    expect(await bots({ data: [] })).toEqual([]);
  });

  it('go by their id where they have no name, and may know no word that stops them', async () => {
    expect(await bots([{ id: 'zalo', url: zalo.url }])).toEqual([{ ...read, name: 'zalo', stopWord: null }]);
  });

  it.each([
    'http://zalo.example/{refCode}',
    'javascript:alert("{refCode}")',
    'https://{refCode}.example/',
    'https://zalo.example/',
    'https://me:secret@zalo.example/{refCode}',
    `https://zalo.example/${'a'.repeat(300)}{refCode}`,
    '/bot/{refCode}',
    '',
    7,
    null,
  ])('lead nowhere but to one https origin, with a place for the code: not to %j', async (url) => {
    expect(await bots([{ ...zalo, url }])).toEqual([]);
  });

  it.each(['', ' ', 'a/b', '../x', 'a b', null, 7])(
    'have an id that an address can name: not %j',
    async (id) => {
      expect(await bots([{ ...zalo, id }])).toEqual([]);
    },
  );

  it('fail where the response is no list', async () => {
    expect(await bots('ok')).toMatchObject({ kind: 'unreadable' });
  });
});
