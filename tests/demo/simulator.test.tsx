import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { machines, inputs } from '../../src/demo/charts/machines';
import { simulate } from '../../src/demo/simulator/simulation';
import { SimulatorPage } from '../../src/demo/simulator/SimulatorPage';

it.each([...machines.values()])('starts $id', (machine) => {
  const simulation = simulate(machine, inputs[machine.id]);

  expect([simulation.get().snapshot.status, simulation.get().problem]).toEqual(['active', null]);
  simulation.stop();
});

it('fires events, resolves and fails effects, lets time pass, and shows state, context and facts', async () => {
  const user = userEvent.setup();
  render(<SimulatorPage />);
  const state = () => screen.getByRole('heading', { name: /^State:/ }).textContent;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const write = async (payload: unknown) => {
    const box = screen.getByRole('textbox', { name: 'Payload (JSON)' });
    await user.clear(box);
    await user.click(box);
    await user.paste(JSON.stringify(payload));
  };

  expect(state()).toBe('State: signedOut');
  await write({ credentials: { email: 'a@b.vn', password: 'x' } });
  await press('sign in');
  expect(state()).toBe('State: signingIn');
  await write({ status: 401 });
  await press('Fail signIn');
  expect(state()).toBe('State: signedOut');
  await press('sign in');
  await write({ token: 't', user: { id: 1 } });
  await press('Resolve signIn');
  expect(state()).toBe('State: signedIn.open');
  await press('sign out');
  await press('Wait: sign-out timeout');
  expect(state()).toBe('State: signedOut');

  const facts = within(screen.getByRole('list', { name: 'Emitted' })).getAllByRole('listitem');
  expect(
    facts.map(({ textContent }) => JSON.parse(textContent!).code ?? JSON.parse(textContent!).type),
  ).toEqual(['session.invalidCredential', 'signed in', 'navigate', 'navigate', 'session.signOutFailed']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Machine' }), 'two-factor');
  await act(async () => {});
  expect(state()).toBe('State: off');
});
