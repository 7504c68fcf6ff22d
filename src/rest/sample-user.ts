import type { User } from '../../machines/user';

/** Stands in for a signed-in person whose stored record cannot be read; never an admin. */
export const sampleUser: User = {
  id: 0,
  firstName: 'Bạn',
  lastName: '',
  userName: '',
  email: '',
  imgUrl: null,
  isAdmin: false,
  membership: null,
  refCode: null,
  record: {},
};
