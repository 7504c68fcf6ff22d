import { expect, it } from 'vitest';
import { request, signIn, startBackend } from '../support/mock-server/backend';

it('GET api/bots returns the bots with the address of a chat and the word that stops it', async () => {
  startBackend();

  expect(await request('/api/bots', { token: await signIn() })).toEqual({
    status: 200,
    body: {
      data: [
        { id: 'zalo', name: 'Zalo', url: 'https://bot.nhip.example/zalo?ref={refCode}', stopWord: 'DUNG' },
        {
          id: 'telegram',
          name: 'Telegram',
          url: 'https://bot.nhip.example/telegram?start={refCode}',
          stopWord: '/stop',
        },
      ],
    },
  });
});
