import type { ApolloClient } from '@apollo/client';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import { searchMachine, selectActive, type SearchMove } from '../../../machines/search.machine';
import { useT } from '../../i18n/useT';
import { isPressedForPage } from '../../lib/keys';
import type { Page } from './finds';
import { FoundList, optionId } from './FoundList';
import { Kinds } from './Kinds';
import { useFinds } from './useFinds';
import './Search.css';

const walks: Readonly<Record<string, SearchMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

type Props = { pages: readonly Page[]; client: ApolloClient };

/**
 * The header search over pages and symbols (ARIA 1.2, list autocomplete), also opened by / and Ctrl or Cmd+K: arrows
 * move the active option, Enter opens it, Escape restores the previous focus.
 */
export function Search({ pages, client }: Props) {
  const t = useT();
  const id = useId();
  const [, navigate] = useLocation();
  const actor = useActorRef(searchMachine);
  const search = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const { groups, words, isWhole, hasFailed } = useFinds({ search, isOpen, pages, client });
  const box = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  const ids = groups.flatMap(({ finds }) => finds.map(({ path }) => path));
  const found = ids.join('\n');
  const marked = isOpen ? selectActive({ ...search, results: ids }) : null;

  useEffect(() => {
    actor.send({ type: 'results received', ids: found === '' ? [] : found.split('\n'), isComplete: isWhole });
  }, [actor, found, isWhole, isOpen, search.query]);

  useEffect(() => {
    const subscription = actor.on('chosen', ({ id: path }) => {
      navigate(path);
      document.querySelector('main')?.focus({ preventScroll: true });
    });
    return () => subscription.unsubscribe();
  }, [actor, navigate]);

  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isShortcut = isPressedForPage(event, '/') || (isCommand && event.key.toLowerCase() === 'k');
      if (!isShortcut || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);

  const leave = () => {
    actor.send({ type: 'close' });
    box.current?.blur();
    cameFrom.current?.focus({ preventScroll: true });
  };
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (!isOpen) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    actor.send({ type: 'open' });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Switching windows blurs the window but keeps the active element.
    const isHere = [relatedTarget, document.activeElement].some((element) => currentTarget.contains(element));
    if (!isHere) actor.send({ type: 'close' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (event.nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return;
    const to = walks[key];
    if (key === 'Escape') leave();
    else if (to) {
      box.current?.focus();
      actor.send({ type: 'move', to });
    } else if (key === 'Enter' && target === box.current) actor.send({ type: 'submit' });
    else return;
    event.preventDefault();
  };

  return (
    <div className="search" onBlur={onBlur}>
      <label className="search-icon" htmlFor={id}>
        <SearchIcon />
        <span className="visually-hidden">{t('search.label')}</span>
      </label>
      <div className="search-box">
        <input
          ref={box}
          id={id}
          className="bp6-input"
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={60}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-keyshortcuts="/ Control+K Meta+K"
          {...(marked !== null && { 'aria-activedescendant': optionId(`${id}-list`, marked) })}
          placeholder={t('search.placeholder')}
          value={search.text}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget: { value } }) => actor.send({ type: 'type', text: value })}
        />
        <kbd aria-hidden>/</kbd>
        <button type="button" className="search-close" aria-label={t('search.close')} onClick={leave}>
          <CrossIcon />
        </button>
      </div>
      {isOpen && (
        <div className="search-panel">
          <Kinds
            pages={pages}
            shown={search.kind}
            onShow={(kind) => actor.send({ type: 'filter', kind })}
            onKeyDown={onKeyDown}
          />
          <FoundList
            id={`${id}-list`}
            groups={groups}
            words={words}
            marked={marked}
            onPick={(path) => actor.send({ type: 'pick', id: path })}
            onKeyDown={onKeyDown}
          />
          <div role="status">
            {isWhole && ids.length === 0 && !hasFailed && <p>{t('common.notFound')}</p>}
            {hasFailed && <p>{t('search.failed')}</p>}
            {isWhole && ids.length > 0 && words.length > 0 && (
              <p className="visually-hidden">{t('search.count', { count: ids.length })}</p>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
