type Props = { text: string; names: readonly string[] };

/** A text in the interface language in which Vietnamese names are marked with `lang`, for screen readers. */
export function VietnameseNames({ text, names }: Props) {
  const [name, ...others] = names;
  if (name === undefined) return text;
  const at = text.indexOf(name);
  if (at < 0) return <VietnameseNames text={text} names={others} />;
  return (
    <>
      <VietnameseNames text={text.slice(0, at)} names={others} />
      <span lang="vi">{name}</span>
      <VietnameseNames text={text.slice(at + name.length)} names={others} />
    </>
  );
}
