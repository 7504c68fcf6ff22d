import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../support/login';
import { notices, otherTab, region, rowsToArrive } from '../support/page';
import { goBackToPersonalInfo, openPayments, openPersonalInfo, path } from '../support/personal-info';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2];
const jpg = [0xff, 0xd8, 0xff, 0xe0, 1];
const gif = [...'GIF89a'].map((letter) => letter.charCodeAt(0));

function file(name: string, type: string, bytes: readonly number[], size = bytes.length) {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], name, { type });
}

describe('the images', () => {
  function countBlobs() {
    const live = new Set<string>();
    let made = 0;
    Object.assign(URL, {
      createObjectURL: () => {
        const url = `blob:nhip/${++made}`;
        live.add(url);
        return url;
      },
      revokeObjectURL: (url: string) => void live.delete(url),
    });
    onTestFinished(() => {
      Reflect.deleteProperty(URL, 'createObjectURL');
      Reflect.deleteProperty(URL, 'revokeObjectURL');
    });
    return live;
  }
  const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
  const shown = () => [...region('Images')!.querySelectorAll('img')].map(({ src, alt }) => [alt, src]);

  it.each([
    ['Avatar', file('tôi.png', 'image/png', png)],
    ['Avatar', file('me.jpg', 'image/jpeg', jpg)],
    ['Zalo QR code', file('qr.gif', 'image/gif', gif)],
    ['Avatar', file('just.png', 'image/png', png, 2 * 1024 * 1024)],
  ])('%s takes $name and names it', async (name, chosen) => {
    countBlobs();
    const { user } = await openPersonalInfo();

    await user.upload(input(name), chosen);
    await waitFor(() => expect(notices()).toEqual([['status', `${chosen.name} uploaded`]]));

    expect(shown()).toEqual([[name, 'blob:nhip/1']]);
  });

  it('show the same avatar in the summary, in the header, and on the locked page', async () => {
    countBlobs();
    const { user } = await openPersonalInfo();
    const avatars = () =>
      [...document.querySelectorAll<HTMLImageElement>('.avatar img')].map(({ src }) => src);
    expect(avatars()).toEqual([]);

    await user.upload(input('Avatar'), file('a.png', 'image/png', png));
    await waitFor(() => expect(avatars()).toEqual(['blob:nhip/1', 'blob:nhip/1']));

    await user.click(screen.getByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('link', { name: 'Lock' }));
    await screen.findByRole('button', { name: 'Unlock' });
    expect(avatars()).toEqual(['blob:nhip/1']);
  });

  const wrong = 'Only JPG, PNG and GIF images are accepted.';
  it.each([
    [file('page.html', 'text/html', png), wrong],
    [file('x.svg', 'image/svg+xml', png), wrong],
    [file('fake.png', 'image/png', jpg), wrong],
    [
      file(
        'script.gif',
        'image/gif',
        [...'<script>'].map((c) => c.charCodeAt(0)),
      ),
      wrong,
    ],
    [file('empty.jpg', 'image/jpeg', []), wrong],
    [file('big.png', 'image/png', png, 2 * 1024 * 1024 + 1), 'The image is larger than 2 MB.'],
  ])('refuse $name and name it', async (chosen, words) => {
    countBlobs();
    await openPersonalInfo();

    await userEvent.setup({ applyAccept: false }).upload(input('Avatar'), chosen);
    await waitFor(() =>
      expect(notices()).toEqual([['alert', `${chosen.name} could not be uploaded`, words]]),
    );

    expect(shown()).toEqual([]);
  });

  it('last as long as the page, give way to the next one, and stay with their person', async () => {
    const live = countBlobs();
    const { user } = await openPersonalInfo();
    await user.upload(input('Avatar'), file('a.png', 'image/png', png));
    await user.upload(input('Avatar'), file('b.png', 'image/png', png));
    await waitFor(() => expect(shown()).toEqual([['Avatar', 'blob:nhip/2']]));
    expect([...live]).toEqual(['blob:nhip/2']);

    await openPayments(user);
    await goBackToPersonalInfo(user);
    expect(shown()).toEqual([['Avatar', 'blob:nhip/2']]);

    const body = JSON.stringify({ email: 'admin@nhip.example', password: PASSWORD });
    const answer = await fetch('/api/users/login', { method: 'POST', body });
    const { token, user: admin } = (await answer.json()) as { token: string; user: object };
    await act(async () =>
      otherTab(() => {
        localStorage.setItem('user', JSON.stringify(admin));
        localStorage.setItem('accessToken', token);
      }, null),
    );
    await rowsToArrive();
    await act(async () => window.history.pushState(null, '', path));
    await screen.findByDisplayValue('Quốc Bảo');
    expect([shown(), [...live]]).toEqual([[], []]);
  });

  it('are sample data, and say so', async () => {
    await openPersonalInfo();
    expect(region('Images')?.textContent).toContain('Sample data');
  });
});
