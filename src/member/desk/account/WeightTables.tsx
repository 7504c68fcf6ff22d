import { useQuery } from '@apollo/client/react';
import { Suspense, useMemo } from 'react';
import { ListingDocument } from '../../../graph/board.generated';
import { useT } from '../../../i18n/useT';
import { sectorShares, type Account } from '../../../market/account/account';
import { formatShare, formatVolume } from '../../../market/format';
import { FigureHead } from '../../../ui/FigureHead';
import { hasManyItems } from '../../../ui/item-props';
import { Items } from '../../../ui/Items';
import { Skeleton } from '../../../ui/PanelState';
import { rowProps } from '../../../ui/row-props';
import '../../../ui/Table.css';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { useSectorName } from '../../shared/useSectorName';
import { FigureCell } from '../../../ui/FigureCell';
import styles from './AccountPanel.module.css';

const USUAL_HEIGHT = 32;

type Weighted = { name: string; value: number | null; weight: number | null };

/** The weights of the holdings and of their sectors, each with that of the cash, the heaviest first. */
export function WeightTables({ account }: { account: Account }) {
  const t = useT();
  const { holdings, cash, pending, cashWeight } = account;
  const name = t(pending === 0 ? 'account.cash' : 'account.cashAndPending');
  const money = cash === null ? [] : [{ name, value: cash + pending, weight: cashWeight }];
  const ofHoldings = holdings.map(({ symbol, value, weight }) => ({ name: symbol, value, weight }));
  return (
    <div className={styles.tables}>
      <WeightTable head={t('desk.symbol')} rows={[...ofHoldings, ...money]} />
      <Suspense fallback={<Skeleton rows={4} isApart />}>
        <Sectors holdings={holdings} money={money} />
      </Suspense>
    </div>
  );
}

type SectorsProps = { holdings: Account['holdings']; money: readonly Weighted[] };

function Sectors({ holdings, money }: SectorsProps) {
  const t = useT();
  const nameOf = useSectorName();
  const { data, error, refetch } = useQuery(ListingDocument);
  const sectors = useMemo(() => {
    const sectorOf = new Map(data?.listing?.symbols.map(({ symbol, sector }) => [symbol, sector]));
    return sectorShares(
      holdings.map((holding) => ({ ...holding, sector: sectorOf.get(holding.symbol) ?? null })),
    );
  }, [data, holdings]);
  if (error) {
    return <LoadFailedLine error={error} text={t('account.sectorsFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton rows={4} isApart />;
  const rows = sectors.map(({ sector, value, weight }) => ({
    name: sector === null ? t('account.noSector') : nameOf(sector),
    value,
    weight,
  }));
  return <WeightTable head={t('account.sector')} rows={[...rows, ...money]} />;
}

function WeightTable({ head, rows }: { head: string; rows: readonly Weighted[] }) {
  const t = useT();
  const sorted = rows.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0));
  const isLong = hasManyItems(sorted.length);
  return (
    <table className="table" aria-rowcount={isLong ? 1 + sorted.length : undefined}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <FigureHead>{t('account.worth')}</FigureHead>
          <FigureHead>{t('account.weight')}</FigureHead>
        </tr>
      </thead>
      <tbody>
        <Items
          element="tr"
          count={sorted.length}
          isLong={isLong}
          keyOf={(i) => sorted[i]!.name}
          heightOf={() => USUAL_HEIGHT}
          renderItem={(i, virtual) => {
            const { name, value, weight } = sorted[i]!;
            return (
              <tr key={name} {...rowProps(virtual)}>
                <td className="truncate" title={name}>
                  {name}
                </td>
                <FigureCell>{formatVolume(value)}</FigureCell>
                <FigureCell className="semibold">
                  {formatShare(weight === null ? null : weight / 10_000)}
                </FigureCell>
              </tr>
            );
          }}
        />
      </tbody>
    </table>
  );
}
