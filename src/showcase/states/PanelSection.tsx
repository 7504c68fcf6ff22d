import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { Example } from './Example';
import { panelStates, type PanelState, type States } from './panel-states';
import type { ShownPanel } from './shown-panel';
import { Section } from './Section';
import styles from './states.module.css';

/** A panel in every state that it can be in, and why it is never in the others. */
export function PanelSection({ panel }: { panel: ShownPanel }) {
  const t = useT();
  const { id, title, width = 'page', height, isSheet, search, now, sent, stored, view, states } = panel;
  return (
    <Section
      id={id}
      title={t(title)}
      width={width}
      examples={panelStates
        .filter((state) => states[state] === 'example')
        .map((state) => (
          <Example
            key={state}
            name={t(`showcase.state.${state}`)}
            state={state}
            height={height}
            isSheet={isSheet}
            search={search}
            now={now}
            sent={sent}
            stored={stored}
          >
            {view}
          </Example>
        ))}
    >
      {[...statesByReason(states)].map(([reason, never]) => (
        <p key={reason} className={styles.never}>
          <b className="semibold">{never.map((state) => t(`showcase.state.${state}`)).join(', ')}</b>:{' '}
          {t(reason)}
        </p>
      ))}
    </Section>
  );
}

/** The states that a panel is never in, those with the same reason together. */
function statesByReason(states: States): ReadonlyMap<MessageKey, PanelState[]> {
  const groups = new Map<MessageKey, PanelState[]>();
  for (const state of panelStates) {
    const reason = states[state] ?? 'example';
    if (reason !== 'example') groups.set(reason, [...(groups.get(reason) ?? []), state]);
  }
  return groups;
}
