import './Avatar.css';

type Props = {
  firstName: string;
  lastName: string;
  /** A picture that may be loaded; the initials stand where there is none, and while it is on its way. */
  imgUrl: string | null;
  className?: string;
};

/** A person's picture or initials; their name stands beside it, so readers of the screen are spared it. */
export function Avatar({ firstName, lastName, imgUrl, className = '' }: Props) {
  return (
    <span className={`avatar ${className}`} aria-hidden="true">
      {initialOf(lastName) + initialOf(firstName)}
      {imgUrl !== null && <img src={imgUrl} alt="" />}
    </span>
  );
}

function initialOf(name: string) {
  return name.trim().charAt(0).toLocaleUpperCase('vi');
}
