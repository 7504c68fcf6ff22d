import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** It stands in a layout that has the page's `main`. */
  isFramed?: boolean;
  children: ReactNode;
};

/** A page of plain text. */
export function PlainPage({ title, isFramed = false, children }: Props) {
  const text = (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
  if (isFramed) return <div className="plain-page">{text}</div>;
  return (
    <main className="plain-page" id="content" tabIndex={-1}>
      {text}
    </main>
  );
}
