import type { MockServer } from '../backend';
import { data } from '../http';

/** GET api/bots: the messaging bots, with the address of a chat and the word that stops it. */
export function botRoute(server: MockServer) {
  server.get('/api/bots', () => data(bots));
}

const bots = [
  { id: 'zalo', name: 'Zalo', url: 'https://bot.nhip.example/zalo?ref={refCode}', stopWord: 'DUNG' },
  {
    id: 'telegram',
    name: 'Telegram',
    url: 'https://bot.nhip.example/telegram?start={refCode}',
    stopWord: '/stop',
  },
];
