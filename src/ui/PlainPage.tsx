import type { ReactNode } from 'react';

/** A page of plain text. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="plain-page" id="content" tabIndex={-1}>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
