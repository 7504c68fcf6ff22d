import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { differences } from '../support/differences';
import { field, fill, filled, problemOf, put } from '../support/fields';
import { forms, plainly } from '../support/forms';
import { never, openForm, send } from '../support/open-form';
import { notices } from '../support/page';

describe.each(forms)('$name', (form) => {
  const refused = form.refused ?? ((problem, label) => plainly(`${label}: ${problem}`));

  it.runIf(form.button)('left empty marks every field that is needed and sends nothing', async () => {
    const { user, labels, sent, button } = await openForm(form, never);
    const needed = Object.fromEntries(
      form.wrong.filter(({ text }) => text === '').map(({ label, problem }) => [label, problem]),
    );
    await fill(user, Object.fromEntries(labels.map((label) => [label, ''])));

    await user.click(button()!);
    await waitFor(() =>
      expect(notices()).toEqual([refused(Object.values(needed)[0]!, Object.keys(needed)[0]!)]),
    );

    const problems = labels.map((label) => [label, problemOf(label)] as const);
    expect(Object.fromEntries(problems.filter(([, problem]) => problem !== null))).toEqual(needed);
    expect(document.activeElement).toBe(field(Object.keys(needed)[0]!));
    expect(sent).toEqual([]);
  });

  it.runIf(form.button)('with one field wrong says so at that field, and sends nothing', async () => {
    const { user, labels, sent, button } = await openForm(form, never);
    const wrong: string[] = [];
    for (const { label, text, problem } of form.wrong) {
      const typed = { ...form.good, [label]: text };
      await put(typed);
      const notice = await send(user, form, button());
      const focused = labels.find((each) => field(each) === document.activeElement);
      const expected = { focused: label, problem, notice: refused(problem, label), left: typed };
      const observed = { focused, problem: problemOf(label), notice, left: filled(labels) };
      wrong.push(...differences(form.name, `${label} "${text}"`, expected, observed));
    }

    expect(wrong).toEqual([]);
    expect(sent).toEqual([]);
  });
});
