// @module-tag P37
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill } from '../support/fields';
import { renderApp } from '../support/renderApp';
import { open } from '../support/sign-up';

/** Sets the value of a field as password managers and assistive tools do that dispatch no event. */
function setSilently(label: string, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  set.call(field(label), value);
}

const login = async () => {
  const app = await renderApp({ at: '/auth/login', as: 'visitor' });
  await screen.findByRole('button', { name: 'Log in' });
  return app;
};

describe('a form whose fields were filled without an event', () => {
  it('sends what its fields show', async () => {
    const { user, path } = await login();
    setSilently('Email', 'member@nhip.example');
    setSilently('Password', 'Nhip@2026');

    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(path()).toBe('/'));
  });

  it('keeps them while another field is typed', async () => {
    const { user } = await login();
    setSilently('Email', 'member@nhip.example');

    await user.type(field('Password'), 'Nhip');

    expect(field('Email').value).toBe('member@nhip.example');
  });

  it('keeps them where it cannot be sent yet', async () => {
    const { user } = await login();
    setSilently('Email', 'member@nhip.example');

    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Email').value).toBe('member@nhip.example');
  });

  it('signs a newcomer up', async () => {
    const { user, sent } = await open('/auth/sign-up');
    setSilently('Last name', 'Nguyễn');
    setSilently('First name', 'Hà');
    setSilently('Email', 'ha@nhip.example');
    setSilently('Password', 'Nhip@2026');
    setSilently('Confirm password', 'Nhip@2026');

    await user.click(screen.getByRole('button', { name: 'Sign up' }));

    await waitFor(() => expect(sent).toMatchObject([{ email: 'ha@nhip.example', firstName: 'Hà' }]));
  });
});

describe('an e-mail', () => {
  it('that is pasted with what stands around it in a message signs in', async () => {
    const { user, path } = await login();
    fireEvent.change(field('Email'), { target: { value: 'Hà <member@nhip.example>.\u200B' } });
    await user.type(field('Password'), 'Nhip@2026{Enter}');

    await waitFor(() => expect(path()).toBe('/'));
  });
});

describe('what a visitor has typed', () => {
  it('goes along to the other forms, passwords aside', async () => {
    const { user } = await login();
    await fill(user, { Email: 'ha@nhip.example', Password: 'Nhip@2026' });

    await user.click(screen.getByRole('link', { name: /forgot/i }));
    await screen.findByRole('button', { name: /send/i });
    expect(field('Email').value).toBe('ha@nhip.example');

    await user.click(screen.getByRole('link', { name: /back to log ?in/i }));
    await screen.findByRole('button', { name: 'Log in' });
    expect([field('Email').value, field('Password').value]).toEqual(['ha@nhip.example', '']);
    expect(Object.values(sessionStorage).join()).not.toContain('Nhip@2026');
  });

  it('outlives a reload by the browser', async () => {
    const { user, unmount } = await open('/auth/sign-up');
    await fill(user, { 'Last name': 'Nguyễn', 'Referral code': 'NHIP' });
    unmount();

    await open('/auth/sign-up');

    expect([field('Last name').value, field('Referral code').value]).toEqual(['Nguyễn', 'NHIP']);
  });

  it('is forgotten once somebody has signed in', async () => {
    const { user, path } = await login();
    await fill(user, { Email: 'member@nhip.example', Password: 'Nhip@2026' });
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/'));
    expect(Object.values(sessionStorage).join()).not.toContain('member@nhip.example');
  });
});
