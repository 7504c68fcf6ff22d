import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Empty } from '../../ui/PanelState';
import { LoadState } from '../shared/LoadFailed';
import { PrintSlot } from '../shared/PrintSlot';
import { useSignalsTools } from './useSignalsTools';
import { useSignalRows } from './useSignalRows';
import { SignalsDocument } from '../shared/signals.generated';
import { SignalsBody, SignalsLoading } from './SignalsBody';
import { SignalsDownload } from './SignalsDownload';

const NONE: readonly never[] = [];

/** The T+ signals of recent trading days, newest first. */
export function SignalsPanel() {
  const t = useT();
  const { data, previousData, error, refetch } = useQuery(SignalsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.signals;
  const [isKnown] = useState(data !== undefined);
  const signals = list?.rows;
  const tools = useSignalsTools();
  const { plans, adjusted, setFound } = useSignalRows(signals ?? NONE, tools);
  const retry = () => void refetch();

  return (
    <Panel
      name={t('signals.region')}
      title={t('signals.title')}
      note={t('signals.subtitle')}
      fact={signals && t('signals.count', { count: signals.length })}
      action={
        signals && (
          <>
            {tools && <tools.ColumnChoices signals={signals} />}
            <SignalsDownload signals={signals} plans={plans} />
            <PrintSlot />
          </>
        )
      }
      foot={
        list && (
          <>
            {list.leftOut > 0 && <p>{t('signals.leftOut', { count: list.leftOut })}</p>}
            <p>{t('app.disclaimer')}</p>
          </>
        )
      }
    >
      <LoadState of={signals} error={error} failed={t('signals.failed')} onRetry={retry}>
        <SignalsLoading />
      </LoadState>
      {signals?.length === 0 && <Empty title={t('signals.empty')} hint={t('signals.emptyHint')} />}
      {signals && signals.length > 0 && (
        <SignalsBody
          signals={signals}
          isKnown={isKnown}
          plans={plans}
          adjusted={adjusted}
          onFound={setFound}
          tools={tools}
        />
      )}
    </Panel>
  );
}
