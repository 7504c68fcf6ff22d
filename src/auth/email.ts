import { string } from 'yup';
import type { MessageKey } from '../i18n/messages';

const malformed: MessageKey = 'common.emailError';

/** An e-mail address; blanks around it are ignored. The mock backend accepts the same ones. */
export function emailAddress(required: MessageKey) {
  return string().trim().required(required).email(malformed);
}
