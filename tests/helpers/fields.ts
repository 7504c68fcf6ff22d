import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** The text box of a form that carries a label. */
export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}

/** Puts texts into the boxes that carry these labels, in the place of what was there. */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.clear(field(label));
    if (text) await user.paste(text);
  }
}

/** What stands in the boxes that carry these labels. */
export function filled(labels: readonly string[]): Record<string, string> {
  return Object.fromEntries(labels.map((label) => [label, field(label).value]));
}

/** What a box is said to lack, by the text that describes it. */
export function problemOf(label: string): string | null {
  const box = field(label);
  const ids = (box.getAttribute('aria-describedby') ?? '').split(' ');
  const id = ids.find((each) => each.endsWith('-problem'));
  const text = id ? (document.getElementById(id)?.textContent ?? null) : null;
  expect(box.getAttribute('aria-invalid')).toBe(String(text !== null));
  return text;
}
