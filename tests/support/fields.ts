import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

type Box = HTMLInputElement | HTMLSelectElement;

/** The box of a form that carries a label; a note beside the label is no part of it. */
export function field<E extends Box = HTMLInputElement>(label: string): E {
  const found = [...document.querySelectorAll('label')].filter((each) => nameOf(each) === label);
  if (found.length !== 1) throw new Error(`There are ${found.length} boxes with the label ${label}`);
  return found[0]!.control as E;
}

function nameOf(label: HTMLLabelElement) {
  const notes = [...label.querySelectorAll('[aria-hidden=true]')].map(({ textContent }) => textContent);
  return notes.reduce((text, note) => text.replace(note, ''), label.textContent).trim();
}

/** Puts texts into the boxes that carry these labels, in the place of what was there; of a list, chooses the option. */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    const box = field<Box>(label);
    if (box instanceof HTMLSelectElement) {
      await user.selectOptions(box, text);
    } else {
      await user.clear(box);
      if (text) await user.paste(text);
    }
  }
}

/** The same at one stroke, as a password manager does it: many boxes take a person's fingers long. */
export async function put(texts: Readonly<Record<string, string>>) {
  await act(async () => {
    for (const [label, text] of Object.entries(texts)) {
      const box = field<Box>(label);
      const option = [...box.querySelectorAll('option')].find(({ textContent }) => textContent === text);
      fireEvent.change(box, { target: { value: option?.value ?? text } });
    }
  });
}

/** What stands in the boxes that carry these labels; of a list, the option that is chosen. */
export function filled(labels: readonly string[]): Record<string, string> {
  return Object.fromEntries(labels.map((label) => [label, textIn(field<Box>(label))]));
}

function textIn(box: Box) {
  if (box instanceof HTMLInputElement || box.value === '') return box.value;
  return box.selectedOptions[0]?.textContent ?? '';
}

/** The problem of a box, from the text that describes it. */
export function problemOf(label: string): string | null {
  const box = field<Box>(label);
  const ids = (box.getAttribute('aria-describedby') ?? '').split(' ');
  const id = ids.find((each) => each.endsWith('-problem'));
  const text = id ? (document.getElementById(id)?.textContent ?? null) : null;
  expect(box.getAttribute('aria-invalid')).toBe(String(text !== null));
  return text;
}
