type Props = { text: string; names: readonly string[] };

/** A text in which these names are Vietnamese, for whoever has it read out. */
export function Foreign({ text, names }: Props) {
  const [name, ...others] = names;
  if (name === undefined) return text;
  const at = text.indexOf(name);
  if (at < 0) return <Foreign text={text} names={others} />;
  return (
    <>
      <Foreign text={text.slice(0, at)} names={others} />
      <span lang="vi">{name}</span>
      <Foreign text={text.slice(at + name.length)} names={others} />
    </>
  );
}
