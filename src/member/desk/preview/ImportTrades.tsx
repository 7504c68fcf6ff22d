import { useActorRef, useSelector } from '@xstate/react';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { importMachine } from '../../../../machines/import.machine';
import { useToday } from '../../../app/actors/useToday';
import type { DeskChange } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { once } from '../../../lib/once';
import { Dialog } from '../../../ui/Dialog';
import { part } from '../../../ui/part';
import { deskFailure } from '../../shared/desk-failure';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { useChangeDesk } from '../../shared/useDesk';
import { usePromiseActor } from '../../shared/usePromiseActor';
import type { FoundProblem, FoundTable } from './found-table';
import type { ImportRequest, ImportSource } from './import-source';
import { SourceForm } from './SourceForm';
import { useKeptText } from './useKeptText';
import styles from './ImportTrades.module.css';

/** The readers of files, which are loaded with the first file. */
const readers = once(() => import('./read-source'));
const ImportPreview = part(() => import('./ImportPreview'), 'ImportPreview');

type Props = { desk: WholeDeskFragment; request: ImportRequest; onClose: () => void };

/** The import of a file or of pasted rows: the choice of one, its reading, its preview. */
export function ImportTrades({ desk, request, onClose }: Props) {
  const t = useT();
  const client = useApolloClient();
  const today = useToday();
  const changeDesk = useChangeDesk();
  const source = useRef<ImportSource | null>(request.source);
  const sheet = useRef<string | undefined>(undefined);
  const change = useRef<DeskChange>({});
  const [{ found, reading }, setFound] = useState<{ found: FoundTable | null; reading: number }>({
    found: null,
    reading: 0,
  });
  const [failure, setFailure] = useState('');
  const [text, setText] = useState(request.source && 'text' in request.source ? request.source.text : '');

  const title = t('import.title');
  useKeptText({ title, text, hasSource: request.source !== null, onRestored: setText });

  const reportProgress = useRef((_progress: number) => {});
  const readNow = async (signal: AbortSignal): Promise<FoundProblem | null> => {
    if (source.current === null) return 'nothing';
    const [{ readSource }] = await Promise.all([readers(), ImportPreview.load()]);
    const result = await readSource(source.current, {
      ...{ client, today, desk, sheet: sheet.current, signal },
      onProgress: (progress) => reportProgress.current(progress),
    });
    if ('problem' in result) return result.problem;
    if (!signal.aborted) setFound((before) => ({ found: result, reading: before.reading + 1 }));
    return null;
  };
  const read = usePromiseActor<FoundProblem | null, void>((_, signal) => {
    // In React's strict mode the actor ends and begins again, and would take the end of its first reading for its own.
    const whileWanted = <Result,>(settle: () => Result) =>
      signal.aborted ? new Promise<never>(() => {}) : settle();
    return readNow(signal).then(
      (problem) => whileWanted(() => problem),
      (error: unknown) =>
        whileWanted(() => {
          throw error;
        }),
    );
  });
  const save = usePromiseActor<void, void>(async () => {
    try {
      await changeDesk(change.current);
    } catch (error) {
      setFailure(deskFailure(error));
      throw error;
    }
  });
  const [machine] = useState(() =>
    importMachine.provide({ actors: { read: read as never, save: save as never } }),
  );
  const actor = useActorRef(machine, { input: { hasSource: request.source !== null } });
  const state = useSelector(actor, (snapshot) => snapshot);
  const isSaving = state.matches('saving') || state.matches('saved');

  const bring = (next: ImportSource) => {
    source.current = next;
    sheet.current = undefined;
    if ('text' in next) setText(next.text);
    actor.send({ type: 'read' });
  };
  const bringNext = useEffectEvent(({ source: next }: ImportRequest) => {
    if (next !== null) bring(next);
  });
  const first = useRef<ImportRequest | null>(request);
  useEffect(() => {
    // What it is opened with is read from the start.
    if (first.current !== request) bringNext(request);
    first.current = request;
  }, [request]);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    reportProgress.current = (progress) => actor.send({ type: 'progress', progress });
    const saved = actor.on('saved', () => close());
    return () => saved.unsubscribe();
  }, [actor]);

  // What is being saved is on the desk at once: the preview stays that of the desk before it.
  const [previewedDesk, setPreviewedDesk] = useState(desk);
  if (previewedDesk !== desk && !isSaving) setPreviewedDesk(desk);

  const isPreview = state.matches('previewing') || isSaving;
  return (
    <Dialog
      title={title}
      size={state.matches('choosing') ? 'medium' : 'full'}
      isKept={isPreview}
      onClose={onClose}
    >
      {state.matches('choosing') && (
        <SourceForm
          text={text}
          problem={state.context.problem as FoundProblem | null}
          onText={setText}
          onSource={bring}
        />
      )}
      {state.matches('reading') && (
        <div className={styles.reading} aria-busy="true">
          {state.matches({ reading: 'slow' }) && (
            <>
              <label>
                {t('import.reading')} <progress value={state.context.progress || undefined} max={1} />
              </label>
              <Button text={t('import.cancel')} onClick={() => actor.send({ type: 'cancel' })} />
            </>
          )}
        </div>
      )}
      {isPreview && found && (
        <ImportPreview
          key={reading}
          found={found}
          desk={previewedDesk}
          isSaving={isSaving}
          failure={state.matches({ previewing: 'failed' }) ? failure : null}
          onSheet={(name) => {
            sheet.current = name;
            actor.send({ type: 'read' });
          }}
          onAnother={() => actor.send({ type: 'choose another' })}
          onSave={(changes) => {
            change.current = changes;
            actor.send({ type: 'save' });
          }}
        />
      )}
    </Dialog>
  );
}
