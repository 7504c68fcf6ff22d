import './Avatar.css';

type Props = {
  firstName: string;
  lastName: string;
  /** Who they are where neither name is known. */
  userName?: string;
  email?: string | null;
  /** A picture that may be loaded; the initials stand where there is none, and while it is on its way. */
  imgUrl: string | null;
  className?: string | undefined;
};

/** A person's picture or initials; their name stands beside it, so readers of the screen are spared it. */
export function Avatar({ firstName, lastName, userName = '', email, imgUrl, className = '' }: Props) {
  return (
    <span className={`avatar ${className}`} aria-hidden="true">
      {initialOf(lastName) + initialOf(firstName) || initialOf(userName) || initialOf(email ?? '')}
      {imgUrl !== null && <img src={imgUrl} alt="" />}
    </span>
  );
}

function initialOf(name: string) {
  const [first = ''] = name.trim();
  return first.toLocaleUpperCase('vi');
}
