import { it } from 'vitest';
import { an } from '../server/people';
import { listed, logIn, logOut, openProduct } from './product';
import { painted } from './painted';

it('debug', async () => {
  const { page, server, openTab } = await openProduct({ at: '/auth/login' });
  await logIn(page, an);
  await listed(page);
  const other = await openTab('/technical/VNM');
  await painted(other, 'VNM');
  for (const [name, p] of [['page', page], ['other', other]] as const)
    await p.evaluate((n) => {
      const log: string[] = [];
      Object.assign(window, { log });
      window.addEventListener('storage', (e) => log.push(`${n} ${Math.round(performance.now())} ${e.key} ${e.oldValue?.slice(0, 12)} -> ${e.newValue?.slice(0, 20)}; now ${localStorage.getItem('accessToken')} ${localStorage.getItem('user')?.slice(0, 20)} ${location.pathname}`), true);
    }, name);
  server.disturb('POST /api/users/logout', { fault: 'never answering' });
  await logOut(page);
  await new Promise((r) => setTimeout(r, 1500));
  for (const p of [page, other]) {
    console.log(p.url(), (await p.locator('body').innerText()).slice(0, 100));
    console.log((await p.evaluate(() => (window as any).log)).join('\n'), await p.evaluate(() => JSON.stringify({ ...localStorage })));
  }
  console.log(server.calls().slice(-5));
});
