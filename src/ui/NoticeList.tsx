import { Button } from '@blueprintjs/core';
import { CrossIcon, ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShownNotice } from '../../machines/notices.machine';
import { useT } from '../i18n/useT';
import './NoticeList.css';

type Props = {
  notices: readonly ShownNotice[];
  onDismiss: (id: string) => void;
  onReading: () => void;
  onRead: () => void;
};

const icons = {
  success: TickCircleIcon,
  info: InfoSignIcon,
  warning: WarningSignIcon,
  error: ErrorIcon,
};

/**
 * The notices of four kinds; errors interrupt a screen reader, others are polite. Hover or focus pauses their timers;
 * touch does not, since no event reports its end.
 */
export function NoticeList({ notices, onDismiss, onReading, onRead }: Props) {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  // No event reports that the focus was lost with a replaced notice.
  const look = useEffectEvent(() => {
    if (!hasFocus.current || section.current?.contains(document.activeElement)) return;
    hasFocus.current = false;
    onRead();
  });
  useEffect(() => look(), [notices]);

  return (
    <section
      ref={section}
      className="notices"
      aria-label={t('notice.region')}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onReading()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onRead()}
      onFocus={() => {
        hasFocus.current = true;
        onReading();
      }}
      onBlur={() => {
        hasFocus.current = false;
        onRead();
      }}
    >
      <div className="notices-stack">
        {notices.map(({ id, kind, title, description, action }) => {
          const Icon = icons[kind];
          const isBad = kind === 'error' || kind === 'warning';
          return (
            <div key={id} className={`notice notice-${kind}`} role={isBad ? 'alert' : 'status'}>
              <Icon />
              <strong className="semibold">{title}</strong>
              {description && <p>{description}</p>}
              {action && (
                <Button
                  className="notice-action"
                  text={action.label}
                  onClick={({ currentTarget }) => {
                    focusBeside(currentTarget);
                    onDismiss(id);
                    action.onAct();
                  }}
                />
              )}
              <Button
                variant="minimal"
                icon={<CrossIcon />}
                aria-label={t('notice.close')}
                // Keeps the focus in the person's form.
                onMouseDown={(event) => event.preventDefault()}
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  onDismiss(id);
                }}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Moves the focus to the next notice, since no event reports a focus lost with its element. */
function focusBeside(button: HTMLElement) {
  if (document.activeElement !== button) return;
  const notice = button.closest('.notice');
  const beside = notice?.nextElementSibling ?? notice?.previousElementSibling;
  beside?.querySelector('button')?.focus();
}
