import { useState } from 'react';
import './Avatar.css';

type Props = {
  firstName: string;
  lastName: string;
  /** The fallback for an unknown name. */
  userName?: string;
  email?: string | null;
  /** The picture's address; initials are shown without one, while it loads and where it fails. */
  imgUrl: string | null;
  className?: string | undefined;
};

/** A person's picture or initials, hidden from screen readers because the name stands beside it. */
export function Avatar({ firstName, lastName, userName = '', email, imgUrl, className = '' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials =
    initialOf(lastName) + initialOf(lastWord(firstName)) || initialOf(userName) || initialOf(email ?? '');

  return (
    <span className={`avatar ${className}`} data-initials={initials} aria-hidden="true">
      {imgUrl !== null && imgUrl !== failed && <img src={imgUrl} alt="" onError={() => setFailed(imgUrl)} />}
    </span>
  );
}

/** The name that a Vietnamese person is called by: the last of the given names. */
function lastWord(names: string) {
  return names.split(/\s+/).findLast((name) => initialOf(name) !== '') ?? '';
}

/** The first letter or digit; a name of signs alone has none. */
function initialOf(name: string) {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(name.normalize('NFC')) ?? [];
  return first.toLocaleUpperCase('vi');
}
