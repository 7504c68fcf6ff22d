import { Button } from '@blueprintjs/core';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { useAppActors } from '../../app/actors/AppActors';
import { useRole } from '../../app/actors/role';
import { useNavigate } from '../../app/router/navigation';
import { pathTo } from '../../app/router/paths';
import { useT } from '../../i18n/useT';
import { currentPath } from '../../lib/address';
import { become } from '../become';
import type { Controls } from '../controls';
import { SampleControls } from '../samples/SampleControls';
import { places, steps, type StepName } from './steps';
import type { Tour } from './tour';
import styles from './TourDialog.module.css';

type Props = Pick<Controls, 'plannedSymbol' | 'signInAs' | 'time' | 'priceInDong'> & {
  tour: Tour;
  index: number;
};

const paths = { home: '/', desk: '/desk', market: '/market' } as const;

/**
 * One step of the tour: a dialog beside the element that it is about, which stays usable. The arrow keys go on and back,
 * Escape leaves.
 */
export function TourDialog({ tour, index, plannedSymbol, signInAs, ...samples }: Props) {
  const t = useT();
  const id = useId();
  const role = useRole();
  const { session } = useAppActors();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const name: StepName = role === 'visitor' ? 'signIn' : steps[index]!;
  const isLast = name === steps.at(-1);
  useAnchor(name, dialog);

  useFocus(name, dialog, tour);

  async function open(next: number) {
    const { page } = places[steps[next]!];
    tour.set(next);
    if (page !== 'symbol') {
      if (page !== null && currentPath() !== paths[page]) navigate(paths[page]);
    } else if (!currentPath().startsWith('/technical/')) {
      const symbol = await plannedSymbol();
      // Somebody may have gone on meanwhile.
      if (tour.get() === next) navigate(pathTo('/technical/:symbol', { symbol }));
    }
  }

  function goOn() {
    if (name === 'signIn') become('member', { session, signInAs });
    else if (isLast) leave();
    else void open(index + 1);
  }

  function leave() {
    tour.set(null);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'Escape') leave();
    if (key === 'ArrowRight' && !isLast) goOn();
    if (key === 'ArrowLeft' && name !== 'signIn' && index > 0) void open(index - 1);
  }

  return createPortal(
    <dialog
      ref={dialog}
      open
      className={styles.step}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onKeyDown={onKeyDown}
    >
      <h2 id={`${id}-title`}>{t(`demo.step.${name}`)}</h2>
      <p id={`${id}-text`}>{t(`demo.step.${name}.text`)}</p>
      {name === 'desk' && <SampleControls {...samples} />}
      <div className={styles.foot}>
        <span className="caption">
          {name !== 'signIn' && t('demo.tour.step', { number: index + 1, all: steps.length })}
        </span>
        <Button
          variant="minimal"
          text={isLast ? t('demo.tour.done') : t('demo.tour.leave')}
          onClick={leave}
        />
        {name !== 'signIn' && index > 0 && (
          <Button text={t('demo.back')} onClick={() => void open(index - 1)} />
        )}
        {!isLast && <Button intent="primary" text={t('demo.next')} onClick={goOn} />}
      </div>
    </dialog>,
    document.body,
  );
}

/** Moves the focus to each step, and back once where the page that it opens takes it. */
function useFocus(name: StepName, dialog: { readonly current: HTMLDialogElement | null }, tour: Tour) {
  useEffect(() => {
    const takeBack = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.id !== 'content' || tour.get() === null) return;
      document.removeEventListener('focusin', takeBack);
      dialog.current?.focus();
    };
    document.addEventListener('focusin', takeBack);
    dialog.current?.focus();
    return () => document.removeEventListener('focusin', takeBack);
  }, [name, dialog, tour]);
}

/** Space between the dialog and what it is about, and the edges of the window. */
const GAP = 12;

/** Marks the step's element, which may come later, and keeps the dialog beside it. */
function useAnchor(name: StepName, dialog: { readonly current: HTMLDialogElement | null }) {
  useEffect(() => {
    let anchor: Element | null = null;
    const place = () => {
      const own = dialog.current;
      if (!own) return;
      const box = anchor?.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = own;
      const below = (box?.bottom ?? 0) + GAP;
      const above = (box?.top ?? 0) - GAP - height;
      const lowest = window.innerHeight - height - GAP;
      // Over a tall element, at its foot.
      const top = !box ? lowest : below <= lowest ? below : above >= GAP ? above : lowest;
      const left = Math.min(box?.left ?? Infinity, window.innerWidth - width - GAP);
      own.style.setProperty('--tour-top', `${Math.max(GAP, Math.min(top, lowest))}px`);
      own.style.setProperty('--tour-left', `${Math.max(GAP, left)}px`);
    };
    const find = () => {
      const found = places[name].find();
      if (found === anchor) return place();
      anchor?.removeAttribute('data-toured');
      anchor = found;
      anchor?.setAttribute('data-toured', '');
      anchor?.scrollIntoView({ block: 'nearest' });
      place();
    };
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    const resized = new ResizeObserver(place);
    resized.observe(document.body);
    find();
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      resized.disconnect();
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
      anchor?.removeAttribute('data-toured');
    };
  }, [name, dialog]);
}
