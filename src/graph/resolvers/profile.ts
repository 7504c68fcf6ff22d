import { asRecord } from '../../lib/json';
import type { ContactInput, ProfileInput, Resolvers } from '../resolvers.types';

export const profile: Resolvers = {
  Mutation: {
    updateProfile: async (_root, { changes }, { api }) => {
      const answer = asRecord(await api.post('api/users/user-profile', bodyOf(changes)));
      return asRecord(answer?.['user']) ?? (answer && isUser(answer) ? answer : null);
    },
  },
};

/** What changed, in the server's spelling. */
function bodyOf({ email, phone, ...changes }: ProfileInput) {
  return {
    ...changes,
    ...(email && { email: contact(email, 'name') }),
    ...(phone && { phone: contact(phone, 'number') }),
  };
}

function contact({ value, isObject }: ContactInput, name: string) {
  return isObject ? { [name]: value } : value;
}

function isUser(answer: Readonly<Record<string, unknown>>) {
  return 'email' in answer || 'firstName' in answer || 'first_name' in answer;
}
