import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { problemOf } from '../support/fields';
import { openFilter } from '../support/filter';
import { textsOf } from '../support/page';

const saved = () => screen.getByRole('group', { name: 'Saved filters' });
const names = () => textsOf(within(saved()).queryAllByRole('listitem'));
const named = (name: string) => within(saved()).getByRole('button', { name });

describe('the saved filters of the market page', () => {
  it('are saved under a name, opened, renamed, and deleted with a way back', async () => {
    const { user, address } = await openFilter('rsi._,60');

    await user.click(await screen.findByRole('button', { name: 'Save filter' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(problemOf('Name of the filter')).toBe('This field is required!'));
    await user.type(screen.getByRole('textbox', { name: 'Name of the filter' }), 'Chờ mua');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names()).toEqual(['Chờ mua']));
    expect(named('Chờ mua').getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Save filter' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Remove: RSI at most 60' }));
    await waitFor(() => expect(address()).toBe('/market?tab=filter'));
    await user.click(named('Chờ mua'));
    await waitFor(() => expect(address()).toBe('/market?tab=filter&filter=rsi._,60'));

    await user.click(named('Rename Chờ mua'));
    const field = screen.getByRole('textbox', { name: 'Name of the filter' });
    await user.clear(field);
    await user.type(field, 'RSI thấp{Enter}');
    await waitFor(() => expect(names()).toEqual(['RSI thấp']));

    await user.click(named('Delete RSI thấp'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'RSI thấp' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['RSI thấp']));
  });
});
