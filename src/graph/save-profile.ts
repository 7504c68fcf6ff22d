import { asRecord } from '../lib/json';
import { aboutField } from '../rest/errors';
import type { Sources } from './backend';
import type { ContactInput, ProfileInput } from './resolvers.types';

/** Saves changes of the profile; the user as the server has it afterwards, null where it does not say. */
export async function saveProfile(api: Sources['api'], changes: ProfileInput) {
  const saving = api.post('api/users/user-profile', bodyOf(changes));
  const response = asRecord(await saving.catch(aboutField(changes.email ? { 409: 'email' } : {})));
  return asRecord(response?.['user']) ?? (response && isUser(response) ? response : null);
}

/** The changed fields in the server's spelling. */
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

function isUser(record: Readonly<Record<string, unknown>>) {
  return 'email' in record || 'firstName' in record || 'first_name' in record;
}
