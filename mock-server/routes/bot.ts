import { data } from '../http';
import type { MockServer } from '../models';

/** GET api/bots: who writes the signals, where a chat with them begins, and what stops them. */
export function botRoute(server: MockServer) {
  server.get('/api/bots', () => data(bots));
}

const bots = [
  { bot: 'zalo', name: 'Zalo', url: 'https://bot.nhip.example/zalo?ref={refCode}', stopWord: 'DUNG' },
  {
    bot: 'telegram',
    name: 'Telegram',
    url: 'https://bot.nhip.example/telegram?start={refCode}',
    stopWord: '/stop',
  },
];
