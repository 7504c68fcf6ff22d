import { Avatar } from '../../../ui/Avatar';
import { people } from '../sample';
import { Row } from '../Layout';

export function Initials() {
  return (
    <Row>
      {people.map((person) => (
        <Avatar key={person.lastName} {...person} imgUrl={null} />
      ))}
      <Avatar firstName="" lastName="" userName="nhip" imgUrl={null} />
    </Row>
  );
}
