import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { loadMessages, translate } from '../../../i18n/i18n';
import { deskFailure } from '../../shared/desk-failure';

/** Why a list of one's own could not be changed, in the language in use, whose texts it loads. */
export async function ownListFailure(error: unknown): Promise<string> {
  await loadMessages('desk');
  const kind = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['kind'] : null;
  if (kind === 'unknownSymbol') return translate('lists.unknownSymbol');
  if (kind === 'listedSymbol') return translate('lists.listedSymbol');
  return deskFailure(error);
}
