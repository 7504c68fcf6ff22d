// @module-tag P24
import { expect, it } from 'vitest';
import { machines as named } from '../../scripts/charts/render';
import { readDeclarations } from '../../scripts/charts/source';
import { createMask, secretEvents } from '../../src/demo/inspector/mask';
import { sourceFiles } from '../support/source-files';

const sources = sourceFiles(['machines']);

it('tokens, passwords and codes are masked, wherever they occur, and equal ones stay equal', () => {
  const mask = createMask();
  const session = { token: 'abcdef123', user: { id: 7, record: { refreshToken: 'other-token' } } };

  expect(
    mask('session', { type: 'sign in', credentials: { email: 'a@b.vn', password: 'Nhip@2026' } }),
  ).toEqual({
    type: 'sign in',
    credentials: { email: 'a@b.vn', password: '•••1' },
  });
  expect(mask('session', { session, revoking: 'abcdef123', path: '/reset/abcdef123' })).toEqual({
    session: { token: '•••2', user: { id: 7, record: { refreshToken: '•••3' } } },
    revoking: '•••2',
    path: '/reset/•••2',
  });
  expect(mask('security code', { type: 'type', text: '123-456' })).toEqual({ type: 'type', text: '•••-•••' });
  expect(mask('session', { type: 'notice', code: 'session.expired' })).toEqual({
    type: 'notice',
    code: 'session.expired',
  });
  expect(mask('session', { error: Object.assign(new Error('refused abcdef123'), { status: 401 }) })).toEqual({
    error: { status: 401, message: 'refused •••2' },
  });
});

it('no event that carries a secret can be typed into the inspector', () => {
  const declarationOf = readDeclarations(sources);
  const carrying = [...named].flatMap(([name, { id }]) =>
    declarationOf(name)
      .events.filter(({ type }) => /token|password|Credentials|Session|Confirmation/.test(type))
      .map((event) => `${id}: ${event.name}`),
  );
  const listed = Object.entries(secretEvents).flatMap(([id, events]) =>
    events.map((event) => `${id}: ${event}`),
  );

  expect(carrying.filter((event) => !listed.includes(event))).toEqual([]);
  expect(listed.filter((event) => !carrying.includes(event))).toEqual(['security code: type']);
});
