import { deleteBillingPresetItem } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../parts/billing.module.css';
import { Money } from '../parts/Money.tsx';
import { type Preset, PresetDialog } from '../prices/PresetDialog.tsx';
import { PriceList } from '../prices/PriceList.tsx';
import { PresetsDocument } from '../prices/prices.graphql.ts';
import { priceWords } from '../prices/words.ts';

/** Items that are charged again and again. */
const Presets = ({ place }: Located) => {
  const t = useWords(priceWords);
  const state = useListState();
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<Preset | 'new' | null>(null);
  const deletion = useDeletion(deleteBillingPresetItem);
  const { data, error, again } = useAsk(PresetsDocument, { location: place.id });
  const columns: Column<Preset>[] = [
    {
      key: 'name',
      head: t('name'),
      main: true,
      cell: ({ name, detail }) => (
        <span>
          {name}
          {detail ? <span className={classes.small}>{detail}</span> : null}
        </span>
      ),
    },
    { key: 'category', head: t('category'), cell: ({ category }) => category?.name },
    {
      key: 'place',
      head: '',
      wide: true,
      cell: ({ location_id }) => (location_id === null ? t('everywhere') : null),
    },
    { key: 'amount', head: t('amount'), end: true, cell: ({ amount }) => <Money cents={amount} look="strong" /> },
  ];
  return (
    <>
      <PriceList
        rows={data?.billingPresetItems}
        error={error}
        again={again}
        state={state}
        columns={columns}
        nameOf={({ name }) => name}
        words={{ list: t('presets'), add: t('addPreset'), none: t('noPresets'), help: t('presetHelp') }}
        menuOf={(row) => [editItem(t('change'), () => setOpen(row)), deleteItem(t('delete'), () => deletion.ask(row))]}
        onAdd={() => setOpen('new')}
      />
      {may && open ? (
        <PresetDialog location={place.id} preset={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
      {deletion.question}
    </>
  );
};

export default Presets;
