import { Fragment } from 'react';

const [BEGIN, END] = ['\u2066', '\u2069'];

/** Wraps a figure in invisible isolation marks, which `Figures` turns into bold text. */
export function figure(text: string | number): string {
  return `${BEGIN}${text}${END}`;
}

/** A sentence with its marked figures in bold. */
export function Figures({ text }: { text: string }) {
  return text.split(BEGIN).map((part, i) => {
    const [bold = '', rest] = part.split(END);
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence
    if (rest === undefined) return <Fragment key={i}>{part}</Fragment>;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={i}>
        <b>{bold}</b>
        {rest}
      </Fragment>
    );
  });
}
