type Props = { text: string; names: readonly string[] };

/** A text in the interface language in which Vietnamese names are marked with `lang`, for screen readers. */
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
