import { deleteChargeCategory } from '@nestling/contract/operations/billing.gen.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/DataTable.tsx';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { useListState } from '@nestling/kit/list-state.ts';
import { deleteItem, editItem } from '@nestling/kit/menu-items.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconReceiptTax } from '@tabler/icons-react';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { type Category, CategoryDialog } from '../prices/CategoryDialog.tsx';
import { PriceList } from '../prices/PriceList.tsx';
import { CategoriesDocument } from '../prices/prices.graphql.ts';
import { SalesTaxDialog } from '../prices/SalesTaxDialog.tsx';
import { useTaxWords } from '../prices/sales-tax.ts';
import { priceWords } from '../prices/words.ts';

/** What charges are for; one that is used stays. */
const Categories = ({ place }: Located) => {
  const t = useWords(priceWords);
  const state = useListState();
  const may = useMay()('manage_billing');
  const [open, setOpen] = useState<Category | 'new' | null>(null);
  const [taxed, setTaxed] = useState<Category | null>(null);
  const taxWords = useTaxWords();
  const deletion = useDeletion(deleteChargeCategory);
  const { data, error, again } = useAsk(CategoriesDocument, { location: place.id });
  const columns: Column<Category>[] = [
    { key: 'name', head: t('name'), main: true, cell: ({ name }) => name },
    { key: 'tax', head: t('salesTax'), cell: ({ taxes }) => taxWords(taxes, place.today) },
    { key: 'presets', head: t('presetCount'), end: true, cell: ({ preset_count }) => preset_count },
    { key: 'charges', head: t('chargeCount'), end: true, cell: ({ charge_count }) => charge_count },
  ];
  return (
    <>
      <PriceList
        rows={data?.chargeCategories}
        error={error}
        again={again}
        state={state}
        columns={columns}
        nameOf={({ name }) => name}
        words={{ list: t('categories'), add: t('addCategory'), none: t('noCategories'), help: t('categoryHelp') }}
        menuOf={(row) => [
          editItem(t('change'), () => setOpen(row)),
          {
            key: 'tax',
            label: t('setTax'),
            icon: <IconReceiptTax size={18} />,
            onPick: () => setTaxed(row),
          },
          ...(row.preset_count || row.charge_count ? [] : [deleteItem(t('delete'), () => deletion.ask(row))]),
        ]}
        onAdd={() => setOpen('new')}
      />
      {may && open ? (
        <CategoryDialog location={place.id} category={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
      {may && taxed ? (
        <SalesTaxDialog
          category={taxed}
          categories={data?.chargeCategories ?? []}
          today={place.today}
          onClose={() => setTaxed(null)}
        />
      ) : null}
      {deletion.question}
    </>
  );
};

export default Categories;
