import { useT } from '../../i18n/useT';
import { Example } from './Example';
import { panelStates } from './panel-states';
import type { ShownPanel } from './panels';
import { Section } from './Section';
import styles from './PanelSection.module.css';

/** A panel in every state that it can be in, and why it is never in the others. */
export function PanelSection({ panel }: { panel: ShownPanel }) {
  const t = useT();
  const { id, title, width, height, isSheet, view, states } = panel;
  return (
    <Section
      id={id}
      title={t(title)}
      width={width}
      examples={panelStates
        .filter((state) => states[state] === 'example')
        .map((state) => (
          <Example key={state} name={t(`showcase.state.${state}`)} {...{ state, height, isSheet }}>
            {view}
          </Example>
        ))}
    >
      {panelStates.map((state) => {
        const reason = states[state] ?? 'example';
        return (
          reason !== 'example' && (
            <p key={state} className={styles.never}>
              <b className="semibold">{t(`showcase.state.${state}`)}</b>: {t(reason)}
            </p>
          )
        );
      })}
    </Section>
  );
}
