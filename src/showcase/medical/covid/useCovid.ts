import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../../../app/actors/useNotify';
import { interfaceLanguage } from '../../../app/language';
import { errorText } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';
import { variables } from '../../../lib/variables';
import { createRest } from '../../../rest/client';
import { toMessageError } from '../../../rest/errors';
import { loadCovid, type CovidDay } from './covid';
import { useAppActors } from '../../../app/actors/AppActors';

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; days: readonly CovidDay[] };

const LOADING: Loaded = { status: 'loading' };

/** The days of a source that is not ours, requested without the session's token; a failure is a notice with its message. */
export function useCovid(address: string) {
  const t = useT();
  const notify = useNotify();
  const [loaded, setLoaded] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);

  const fail = useEffectEvent((error: unknown) => {
    setLoaded({ status: 'failed' });
    const description = errorText(error instanceof Error ? error.message : 'unexpected');
    notify({ kind: 'error', title: t('showcase.medical.covidFailed'), description });
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const rest = createRest({ baseUrl: address, token: null, language: interfaceLanguage });
    loadCovid(rest, address, signal)
      .catch(toMessageError)
      .then(
        (days) => setLoaded({ status: 'ready', days }),
        (error: unknown) => signal.aborted || fail(error),
      );
    return () => controller.abort();
  }, [address, attempt]);

  return {
    loaded,
    retry() {
      setLoaded(LOADING);
      setAttempt(attempt + 1);
    },
  };
}

/** Where the days of COVID-19 come from: in the demo the mock backend, elsewhere what the build names; null for nothing. */
export function useCovidAddress(): string | null {
  const { demo } = useAppActors();
  return demo ? '/covid' : variables().VITE_COVID_URL || null;
}
