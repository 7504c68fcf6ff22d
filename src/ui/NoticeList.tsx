import { Button } from '@blueprintjs/core';
import { CrossIcon, ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../i18n/useT';
import './NoticeList.css';

type Shown = {
  readonly id: string;
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title: string;
  readonly description?: string;
};

type Props = {
  notices: readonly Shown[];
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
 * The notices of four kinds; bad news interrupts a screen reader, good news waits its turn. A mouse or the focus on them
 * is somebody reading; a touch is not, for nothing would tell its end.
 */
export function NoticeList({ notices, onDismiss, onReading, onRead }: Props) {
  const t = useT();
  const section = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);

  // Nothing tells that the focus went with a notice that a newer one replaced.
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
        {notices.map(({ id, kind, title, description }) => {
          const Icon = icons[kind];
          const isBad = kind === 'error' || kind === 'warning';
          return (
            <div key={id} className={`notice notice-${kind}`} role={isBad ? 'alert' : 'status'}>
              <Icon />
              <strong className="semibold">{title}</strong>
              {description && <p>{description}</p>}
              <Button
                variant="minimal"
                icon={<CrossIcon />}
                aria-label={t('notice.close')}
                // A press leaves the focus where the person works.
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

/** Nothing tells that a focus was lost with its element: it goes to the next notice, which is then the one being read. */
function focusBeside(button: HTMLElement) {
  if (document.activeElement !== button) return;
  const notice = button.closest('.notice');
  const beside = notice?.nextElementSibling ?? notice?.previousElementSibling;
  beside?.querySelector('button')?.focus();
}
