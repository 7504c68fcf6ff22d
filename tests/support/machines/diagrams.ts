/** The Mermaid diagrams of a Markdown page, named after their sections. */
export function diagramsIn(page: string): readonly { name: string; text: string }[] {
  return page.split(/^## /m).flatMap((section) => {
    const [title = ''] = section.split('\n');
    const texts = [...section.matchAll(/```mermaid\n([^]*?)```/g)].map(([, text = '']) => text);
    return texts.map((text, at) => ({ name: texts.length > 1 ? `${title}, part ${at + 1}` : title, text }));
  });
}
