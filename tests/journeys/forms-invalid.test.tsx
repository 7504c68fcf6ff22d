import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { differences } from '../support/differences';
import { field, fill, filled, problemOf, put } from '../support/fields';
import { forms, notHere } from '../support/forms';
import { never, openForm } from '../support/open-form';
import { notices } from '../support/page';

/** The notices of an invalid submit. */
const refused = (problem: string | undefined) => [['alert', 'Something went wrong', problem]];

describe.each(forms)('$name', (form) => {
  it.runIf(form.button)(
    `left empty marks every field that is needed, says the first problem and sends nothing${notHere(form.button, 'it sends itself')}`,
    async () => {
      const { user, labels, sent, button } = await openForm(form, never);
      const needed = Object.fromEntries(
        form.wrong.filter(({ text }) => text === '').map(({ label, problem }) => [label, problem]),
      );
      const [first, problem] = Object.entries(needed)[0]!;
      await fill(user, Object.fromEntries(labels.map((label) => [label, ''])));

      await user.click(button()!);
      await waitFor(() => expect(problemOf(first)).toBe(problem));

      const problems = labels.map((label) => [label, problemOf(label)] as const);
      expect(Object.fromEntries(problems.filter(([, found]) => found !== null))).toEqual(needed);
      expect(document.activeElement).toBe(field(first));
      expect([notices(), sent]).toEqual([refused(problem), []]);
    },
  );

  it.runIf(form.button)(
    `with one field wrong shows it there and in one notice, and sends nothing${notHere(form.button, 'it sends itself')}`,
    async () => {
      const { user, labels, sent, button } = await openForm(form, never);
      const wrong: string[] = [];
      for (const { label, text, problem } of form.wrong) {
        const typed = { ...form.good, [label]: text };
        await put(typed);
        await user.dblClick(button()!);
        await waitFor(() =>
          expect([document.activeElement, problemOf(label)]).toEqual([field(label), problem]),
        );
        const expected = { notices: refused(problem), left: typed };
        const observed = { notices: notices(), left: filled(labels) };
        wrong.push(...differences(form.name, `${label} "${text}"`, expected, observed));
        await act(async () => document.querySelector<HTMLElement>('.notice button')?.click());
      }

      expect([wrong, sent]).toEqual([[], []]);
    },
  );
});
