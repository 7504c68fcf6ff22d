import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { setLanguage } from '../../src/i18n/i18n';
import { Combobox } from '../../src/ui/Combobox';
import { Dialog } from '../../src/ui/Dialog';
import { Form } from '../../src/ui/Form';
import { SuggestField } from '../../src/ui/SuggestField';

const choices = [
  { id: '1', label: 'Trần Hale', note: 'tran@le.example' },
  { id: '2', label: 'Nguyễn Văn Lệ', note: 'ngle@mail.example' },
  { id: '3', label: 'Lê Yến', note: 'yen@mail.example' },
  { id: '4', label: 'Võ Bình', note: 'levo@mail.example' },
  { id: '5', label: 'Hồ An', note: 'an@le.example' },
];

beforeAll(() => setLanguage('en'));

/** A box in which Lê Yến is chosen, and that stays so whatever is chosen instead. */
function openChosen() {
  const chosen: string[] = [];
  render(
    <>
      <Combobox label="User" choices={choices} chosen="3" onChoose={(id) => chosen.push(id)} />
      <button>Next</button>
    </>,
  );
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'User' });
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.firstChild;
  return {
    user: userEvent.setup(),
    box,
    chosen,
    state: () => [box.value, box.getAttribute('aria-expanded'), active()?.textContent, chosen],
  };
}

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

describe('a box in which something is chosen', () => {
  it('opens at it, by a press and by an arrow', async () => {
    const { user, box, state } = openChosen();
    await user.click(box);
    expect(state()).toEqual(['Lê Yến', 'true', 'Lê Yến', []]);

    await user.keyboard('{Escape}{ArrowDown}');
    expect(state()).toEqual(['Lê Yến', 'true', 'Lê Yến', []]);
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Lê Yến');
  });

  it('keeps it when Escape is pressed, however often', async () => {
    const { user, box, state } = openChosen();
    await user.click(box);
    await user.keyboard('bình{Escape}{Escape}{Escape}');

    expect(state()).toEqual(['Lê Yến', 'false', undefined, []]);
  });

  it('takes the first Escape for itself, and leaves the next one to what is around it', async () => {
    const { user, box } = openChosen();
    await user.click(box);
    const isLeft = () => fireEvent.keyDown(box, { key: 'Escape' });

    expect([isLeft(), isLeft()]).toEqual([false, true]);
  });

  it.each([
    ['Tab', async (user: UserEvent) => user.tab()],
    [
      'a press elsewhere',
      async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' })),
    ],
  ])('keeps it when it is left by %s while another option is active', async (_, leave) => {
    const { user, box, state } = openChosen();
    await user.click(box);
    await user.keyboard('bình');
    expect(state()).toEqual(['bình', 'true', 'Võ Bình', []]);
    await leave(user);

    expect(state()).toEqual(['Lê Yến', 'false', undefined, []]);
  });

  it('stays open and keeps what is typed when the text is pressed', async () => {
    const { user, box, state } = openChosen();
    await user.click(box);
    await user.keyboard('bình');
    await user.click(box);

    expect(state()).toEqual(['bình', 'true', 'Võ Bình', []]);
  });

  it('shows it again where another choice is refused, which can be chosen once more', async () => {
    const { user, box, state } = openChosen();
    for (const chosen of [['4'], ['4', '4']]) {
      await user.clear(box);
      await user.keyboard('bình{Enter}');
      expect(state()).toEqual(['Lê Yến', 'false', undefined, chosen]);
    }
  });

  it('leaves the keys to an input method that composes a letter', async () => {
    const { user, box, state } = openChosen();
    await user.click(box);
    for (const key of ['ArrowDown', 'Enter', 'Escape']) {
      fireEvent.keyDown(box, { key, isComposing: true });
      fireEvent.keyDown(box, { key, keyCode: 229 });
    }

    expect(state()).toEqual(['Lê Yến', 'true', 'Lê Yến', []]);
  });

  it('is moved through past the ends, and closed by Alt and an arrow', async () => {
    const { user, box, state } = openChosen();
    await user.click(box);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(state()).toEqual(['Lê Yến', 'true', 'Trần Hale', []]);
    await user.keyboard('{ArrowUp}');
    expect(state()).toEqual(['Lê Yến', 'true', 'Hồ An', []]);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(state()).toEqual(['Lê Yến', 'false', undefined, []]);
  });
});

it.each(['User', 'Symbol'])(
  'a list of “%s” in a dialog closes by an Escape alone, and the dialog by the next one',
  async (name) => {
    const user = userEvent.setup();
    const onClose = vi.fn();
    render(
      <Dialog title="Edit" size="small" onClose={onClose}>
        <Combobox label="User" choices={choices} chosen={null} onChoose={() => {}} />
        <Form
          name="symbol"
          initialValues={{ symbol: '' }}
          schema={object({ symbol: string() })}
          onSubmit={() => {}}
        >
          <SuggestField
            name="symbol"
            label="Symbol"
            suggestions={[{ text: 'GMD', note: null }]}
            onType={() => {}}
          />
        </Form>
      </Dialog>,
    );
    const field = screen.getByRole('combobox', { name });
    await user.type(field, 'G');
    const states = [[field.getAttribute('aria-expanded'), onClose.mock.calls.length]];
    for (let presses = 0; presses < 2; presses += 1) {
      await user.keyboard('{Escape}');
      states.push([field.getAttribute('aria-expanded'), onClose.mock.calls.length]);
    }

    expect(states).toEqual([
      ['true', 0],
      ['false', 0],
      ['false', 1],
    ]);
  },
);
