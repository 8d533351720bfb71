import { deleteVariableCharge } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { clockWords } from '@nestling/ui/format/when.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import { useWeekdayWords } from '../parts/Weekdays.tsx';
import { useIntervalWord } from '../prices/intervals.ts';
import { PriceList } from '../prices/PriceList.tsx';
import { VariableChargesDocument } from '../prices/prices.graphql.ts';
import { type Variable, VariableDialog } from '../prices/VariableDialog.tsx';
import { priceWords } from '../prices/words.ts';

/** Charges worked out from check-ins and check-outs, such as late pick-up. */
const VariableCharges = ({ place }: Located) => {
  const t = useWords(priceWords);
  const interval = useIntervalWord();
  const days = useWeekdayWords();
  const state = useListState();
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<Variable | 'new' | null>(null);
  const deletion = useDeletion(deleteVariableCharge);
  const { data, error, again } = useAsk(VariableChargesDocument, { location: place.id });
  const nameOf = ({ details, category }: Variable) => details ?? category?.name ?? '';
  const columns: Column<Variable>[] = [
    {
      key: 'details',
      head: t('details'),
      main: true,
      cell: (row) => (
        <span>
          {nameOf(row)}
          <span className={classes.small}>{row.category?.name}</span>
        </span>
      ),
    },
    {
      key: 'hours',
      head: t('hours'),
      cell: (row) => (
        <span>
          {[clockWords(row.start_time), clockWords(row.end_time)].filter(Boolean).join(' – ')}
          <span className={classes.small}>{days(textsIn(row.days))}</span>
        </span>
      ),
    },
    { key: 'interval', head: t('interval'), wide: true, cell: (row) => interval(row.interval) },
    {
      key: 'programs',
      head: t('programs'),
      wide: true,
      cell: ({ programs }) => programs.map(({ name }) => name).join(', '),
    },
    {
      key: 'max',
      head: t('max'),
      end: true,
      wide: true,
      cell: ({ max_amount }) => (max_amount === null ? null : <Money cents={max_amount} />),
    },
    { key: 'amount', head: t('amount'), end: true, cell: ({ amount }) => <Money cents={amount} look="strong" /> },
  ];
  return (
    <>
      <PriceList
        rows={data?.variableCharges}
        error={error}
        again={again}
        state={state}
        columns={columns}
        nameOf={nameOf}
        words={{ list: t('variable'), add: t('addVariable'), none: t('noVariable'), help: t('variableHelp') }}
        menuOf={(row) => [
          editItem(t('change'), () => setOpen(row)),
          deleteItem(t('delete'), () => deletion.ask({ id: row.id, name: nameOf(row) })),
        ]}
        onAdd={() => setOpen('new')}
      />
      {may && open ? (
        <VariableDialog location={place.id} charge={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
      {deletion.question}
    </>
  );
};

export default VariableCharges;
