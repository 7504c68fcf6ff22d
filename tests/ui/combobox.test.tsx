import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { Combobox } from '../../src/ui/Combobox';

const choices = [
  { id: '1', label: 'Trần Hale', note: 'tran@le.example' },
  { id: '2', label: 'Nguyễn Văn Lệ', note: 'ngle@mail.example' },
  { id: '3', label: 'Lê Yến', note: 'yen@mail.example' },
  { id: '4', label: 'Võ Bình', note: 'levo@mail.example' },
  { id: '5', label: 'Hồ An', note: 'an@le.example' },
];

beforeAll(() => setLanguage('en'));

describe('a box to choose from', () => {
  it.each([
    ['Lê', ['Lê Yến', 'Nguyễn Văn Lệ', 'Võ Bình', 'Trần Hale']],
    ['lệ', ['Nguyễn Văn Lệ', 'Lê Yến', 'Võ Bình', 'Trần Hale']],
    ['le v', ['Võ Bình', 'Nguyễn Văn Lệ']],
    ['mail', []],
    ['an@', ['Hồ An', 'Trần Hale']],
    ['TRAN@le.example', ['Trần Hale']],
    ['an@le.example', ['Hồ An', 'Trần Hale']],
    ['', choices.map(({ label }) => label)],
  ])('finds by "%s", in this order, %j', async (text, labels) => {
    const user = userEvent.setup();
    render(<Combobox label="User" choices={choices} chosen={null} onChoose={() => {}} />);
    await user.click(screen.getByRole('combobox', { name: 'User' }));
    if (text) await user.paste(text);

    expect(screen.queryAllByRole('option').map(({ firstChild }) => firstChild?.textContent)).toEqual(labels);
  });
});
