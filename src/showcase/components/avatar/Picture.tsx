import { Avatar } from '../../../ui/Avatar';
import { Row } from '../Layout';
import { people } from '../sample';

const [person] = people;

/** A picture drawn by the code: nothing is fetched. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="#01509a" d="M0 0h28v28H0z"/><circle cx="14" cy="11" r="5" fill="#7cc0ff"/><path fill="#7cc0ff" d="M4 28c0-7 4-10 10-10s10 3 10 10z"/></svg>',
)}`;

export function Picture() {
  return (
    <Row>
      <Avatar {...person} imgUrl={picture} />
      <Avatar {...person} className="avatar-large" imgUrl={picture} />
      <Avatar {...person} className="avatar-large" imgUrl="data:image/png,missing" />
    </Row>
  );
}
