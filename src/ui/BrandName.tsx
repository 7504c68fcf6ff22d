import { useT } from '../i18n/useT';

/** The product's name on one line: one that has no room is cut, with the whole as its title. */
export function BrandName() {
  const name = useT()('app.name');
  return (
    <span translate="no" className="truncate" title={name}>
      {name}
    </span>
  );
}
