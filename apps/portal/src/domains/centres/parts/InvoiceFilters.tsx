import { useAsk } from '@nestling/kit/ask.ts';
import { FilterMenu } from '@nestling/kit/FilterRow.tsx';
import type { ListState } from '@nestling/kit/list-state.ts';
import { useWords } from '@nestling/ui/words.ts';
import { spans } from '../asked.ts';
import { CentersDocument } from '../centers.graphql.ts';
import { invoiceWords } from '../invoice-words.ts';

const MOST = 200;

/** Narrows invoices or payments to a center and to a span of time. */
export const InvoiceFilters = ({ state }: { state: Pick<ListState<'center' | 'when'>, 'filter' | 'set'> }) => {
  const t = useWords(invoiceWords);
  const { data } = useAsk(CentersDocument, { first: MOST });
  const centers = data?.centersList.data ?? [];
  return (
    <>
      {centers.length > 1 ? (
        <FilterMenu
          name={t('center')}
          value={state.filter('center')}
          choices={centers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(center) => state.set({ filters: { center } })}
        />
      ) : null}
      <FilterMenu
        name={t('when')}
        value={state.filter('when')}
        choices={spans.map((value) => ({ value, label: t(value) }))}
        onChange={(when) => state.set({ filters: { when } })}
      />
    </>
  );
};
