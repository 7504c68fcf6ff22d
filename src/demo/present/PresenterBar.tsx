import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon, CrossIcon, EyeOffIcon } from '@blueprintjs/icons';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../../lib/store';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import type { Presented } from './presentation';
import { sceneNames } from './scenes';
import { useOpenScene, type SceneOpener } from './useOpenScene';
import { useShownScene } from './useShownScene';
import styles from './PresenterBar.module.css';

type Props = SceneOpener & { presented: Presented };

/**
 * The presenter's notes: the scene, what to say and to do, and how long it has been since the first was opened; before a scene
 * is opened, those of the one that the page shows, if any. The keys 1 to 9 open the scenes, also while the notes are hidden, and
 * N hides and shows them.
 */
export function PresenterBar({ presented, ...controls }: Props) {
  const { presentation } = controls;
  const { since, hasNotes } = presented;
  const { index, name } = useShownScene(controls);
  const t = useT();
  const open = useOpenScene(controls);
  const bar = useRef<HTMLElement>(null);

  /** Shows, hides or ends it; the page has the focus of notes that go. */
  function set(next: Presented | null) {
    const hadFocus = bar.current?.contains(document.activeElement);
    presentation.set(next);
    if (hadFocus && !next?.hasNotes) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || event.repeat || hasModifier || isTaken(event)) return;
    const digit = digitOf(event);
    if (digit !== undefined) void open(Number(digit) - 1);
    else if (event.key.toLowerCase() === 'n') set({ ...presented, hasNotes: !hasNotes });
    else return;
    event.preventDefault();
  });
  // Before the notes are painted: who sees them may press a key at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  if (!hasNotes) return null;
  return createPortal(
    <aside ref={bar} className={styles.bar} aria-label={t('demo.present.notes')}>
      <header>
        <h2>
          <span className="caption">{t('demo.present.notes')}</span>
          {name && `${index + 1}. ${t(`demo.scene.${name}`)}`}
        </h2>
        <Timer since={since} label={t('demo.present.elapsed')} />
        <IconButton
          icon={<EyeOffIcon />}
          label={t('demo.present.hide')}
          onClick={() => set({ ...presented, hasNotes: false })}
        />
        <IconButton icon={<CrossIcon />} label={t('demo.present.end')} onClick={() => set(null)} />
      </header>
      {name && (
        <>
          <p>{t(`demo.scene.${name}.say`)}</p>
          <p className="caption">{t(`demo.scene.${name}.show`)}</p>
        </>
      )}
      <footer>
        <span className="caption">{t('demo.present.keys')}</span>
        <Button
          icon={<ChevronLeftIcon />}
          text={t('demo.back')}
          // `disabled` would lose the focus; an index that is no scene's opens nothing.
          aria-disabled={index < 1}
          onClick={() => void open(index - 1)}
        />
        <Button
          intent="primary"
          endIcon={<ChevronRightIcon />}
          text={t('demo.next')}
          aria-disabled={index === sceneNames.length - 1}
          onClick={() => void open(index + 1)}
        />
      </footer>
    </aside>,
    document.body,
  );
}

/** The digit from 1 to 9 of a key: where a layout types others there, as the Vietnamese and the French one, its place counts. */
function digitOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  if (/^[1-9]$/.test(key)) return key;
  return shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
}

/** Whether a key belongs to what has the focus: text that is typed, a grid's cell, a dialog over the page. */
function isTaken({ target }: KeyboardEvent) {
  const element = target instanceof Element ? target : null;
  const isTyped = element?.closest('input:not([type=radio], [type=checkbox]), textarea, select, [role=grid]');
  return Boolean(isTyped) || document.querySelector('dialog:modal') !== null;
}

/** The real time in ms since 1970, once a second while it is seen. */
const realTime = createStore(Date.now(), () => {
  const tick = () => realTime.set(Date.now());
  tick();
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
});

function Timer({ since, label }: { since: number | null; label: string }) {
  const now = useSyncExternalStore(realTime.subscribe, realTime.get);
  const seconds = since === null ? 0 : Math.max(0, Math.floor((now - since) / 1_000));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-label={label} className={styles.timer}>
      {text}
    </span>
  );
}
