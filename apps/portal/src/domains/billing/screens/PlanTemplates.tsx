import { deleteBillingPlanTemplate } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { textsIn } from '@nestling/rules/json.ts';
import { dateFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { pricesIn } from '../parts/json.ts';
import { Money } from '../parts/Money.tsx';
import { usePeriodWord } from '../parts/periods.ts';
import { useWeekdayWords } from '../parts/Weekdays.tsx';
import { PlanTemplatesDocument } from '../plans/plans.graphql.ts';
import { PaidPrices } from '../prices/PaidPrices.tsx';
import { PriceList } from '../prices/PriceList.tsx';
import { type Template, TemplateDialog } from '../prices/TemplateDialog.tsx';
import { priceWords } from '../prices/words.ts';

/** Plans to give to many students. */
const PlanTemplates = ({ place }: Located) => {
  const t = useWords(priceWords);
  const { language } = useSpeech();
  const period = usePeriodWord();
  const days = useWeekdayWords();
  const state = useListState();
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<Template | 'new' | null>(null);
  const deletion = useDeletion(deleteBillingPlanTemplate);
  const { data, error, again } = useAsk(PlanTemplatesDocument, { location: place.id });
  const columns: Column<Template>[] = [
    {
      key: 'name',
      head: t('name'),
      main: true,
      cell: (row) => (
        <span>
          {row.name}
          <span className={classes.small}>
            {[days(textsIn(row.days)), row.category?.name].filter(Boolean).join(' · ')}
          </span>
        </span>
      ),
    },
    { key: 'period', head: t('period'), cell: (row) => period(row.period) },
    { key: 'date', head: t('firstDay'), wide: true, cell: ({ date }) => dateFigures(date, language) },
    { key: 'students', head: t('students'), cell: ({ prices }) => <PaidPrices prices={pricesIn(prices)} /> },
    { key: 'amount', head: t('amount'), end: true, cell: ({ amount }) => <Money cents={amount} look="strong" /> },
  ];
  return (
    <>
      <PriceList
        rows={data?.getBillingPlanTemplates}
        error={error}
        again={again}
        state={state}
        columns={columns}
        nameOf={({ name }) => name}
        words={{ list: t('templates'), add: t('addTemplate'), none: t('noTemplates'), help: t('templateHelp') }}
        menuOf={(row) => [editItem(t('change'), () => setOpen(row)), deleteItem(t('delete'), () => deletion.ask(row))]}
        onAdd={() => setOpen('new')}
      />
      {may && open ? (
        <TemplateDialog location={place.id} template={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
      {deletion.question}
    </>
  );
};

export default PlanTemplates;
