import { useEffect, useState } from 'react';
import { Link } from '../../app/router/Link';
import { useNavigate, useSearch } from '../../app/router/navigation';
import { pathTo, type Href } from '../../app/router/paths';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Empty } from '../../ui/PanelState';
import { symbolSentence, useTypedSymbol } from '../shared/useTypedSymbol';
import styles from './KeyedAddress.module.css';

/**
 * An address whose symbol went through an input method, `/technical/GẼ`: leads on to the symbol that was keyed where the feed
 * lists one of its readings, and offers them where none or several are listed.
 */
export function KeyedAddress({ text }: { text: string }) {
  const t = useT();
  const typed = useTypedSymbol();
  const navigate = useNavigate();
  const search = useSearch();
  const [found, setFound] = useState<{ sentence: string; symbols: readonly string[] } | null>(null);

  useEffect(() => {
    let hasLeft = false;
    const addressOf = (symbol: string): Href =>
      `${pathTo('/technical/:symbol', { symbol })}${search === '' ? '' : `?${search}`}`;
    void typed.problemOf(text).then(async (problem) => {
      const sentence = problem && (await symbolSentence(problem));
      if (hasLeft) return;
      if (problem === null) navigate(addressOf(typed.read(text)), { replace: true });
      else setFound({ sentence: sentence!, symbols: problem.symbols });
    });
    return () => {
      hasLeft = true;
    };
  }, [typed, text, search, navigate]);

  if (found === null) return null;
  return (
    <Panel title={text}>
      <Empty title={t('technical.unknown', { symbol: text })} hint={found.sentence}>
        <p className={styles.symbols}>
          {found.symbols.map((symbol) => (
            <Link key={symbol} className="symbol" href={pathTo('/technical/:symbol', { symbol })}>
              {symbol}
            </Link>
          ))}
        </p>
      </Empty>
    </Panel>
  );
}
