import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../support/renderApp';

const ADDRESS = 'https://owner.example/terms';

beforeEach(() => {
  vi.stubEnv('VITE_TERMS_URL', ADDRESS);
  return () => vi.unstubAllEnvs();
});

/** Address, target and relation of a link. */
function targetOf(link: HTMLElement) {
  return ['href', 'target', 'rel'].map((name) => link.getAttribute(name));
}

it('a build without their address asks nobody to accept terms of use', async () => {
  vi.stubEnv('VITE_TERMS_URL', '');
  await renderApp({ at: '/auth/sign-up', as: 'visitor' });

  const form = await screen.findByRole('form', { name: 'Sign up' });

  expect(form.textContent).not.toContain('terms of use');
});

describe('the terms of use of a build that has their address', () => {
  it('are linked in the sentence of the sign-up', async () => {
    await renderApp({ at: '/auth/sign-up', as: 'visitor' });
    const form = within(await screen.findByRole('form', { name: 'Sign up' }));

    const link = form.getByRole('link', { name: 'terms of use' });

    expect(targetOf(link)).toEqual([ADDRESS, '_blank', 'noopener noreferrer']);
    expect(link.parentElement?.textContent).toBe('By signing up you accept the terms of use of Nhịp.');
  });

  it.each([
    { at: '/auth/login', as: 'visitor' },
    { at: '/whale', as: 'member' },
  ] as const)('are linked in the footer of $at', async (start) => {
    await renderApp(start);

    const [link] = await screen.findAllByRole('link', { name: 'Terms of use' });

    expect(targetOf(link!)).toEqual([ADDRESS, '_blank', 'noopener noreferrer']);
  });
});
