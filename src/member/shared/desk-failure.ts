import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureOf } from '../../graph/failure';
import { errorText, translate } from '../../i18n/i18n';

/** Why the desk could not be loaded or saved, in the language in use. */
export function deskFailure(error: unknown): string {
  const kind = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['kind'] : null;
  if (kind === 'storageFull') return translate('desk.storageFull');
  if (kind === 'overwritten') return translate('desk.overwritten');
  if (kind === 'lastVersion') return translate('desk.lastVersion');
  if (kind === 'tooLarge') return translate('desk.tooLarge');
  if (kind === 'newerDesk') return translate('desk.newer');
  if (kind === 'missingList') return translate('desk.missingList');
  if (kind === 'fullList') return translate('desk.fullList');
  const failure = failureOf(error);
  return failure.serverMessage ?? errorText(failure.kind);
}
