import { expect, it } from 'vitest';
import { ask, signIn, startBackend } from '../support/mock-server/backend';

it('GET api/bots answers who writes the signals, where a chat begins, and what stops it', async () => {
  startBackend();

  expect(await ask('/api/bots', { token: await signIn() })).toEqual({
    status: 200,
    body: {
      data: [
        { bot: 'zalo', name: 'Zalo', url: 'https://bot.nhip.example/zalo?ref={refCode}', stopWord: 'DUNG' },
        {
          bot: 'telegram',
          name: 'Telegram',
          url: 'https://bot.nhip.example/telegram?start={refCode}',
          stopWord: '/stop',
        },
      ],
    },
  });
});

it('GET api/bots is for members', async () => {
  startBackend();
  expect((await ask('/api/bots')).status).toBe(401);
});
