import { type Column, DataTable } from '@nestling/kit/DataTable.tsx';
import { ListScreen } from '@nestling/kit/ListScreen.tsx';
import { useList } from '@nestling/kit/list.ts';
import { useListState } from '@nestling/kit/list-state.ts';
import { useRowPanel } from '@nestling/kit/panel.ts';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { momentFigures } from '@nestling/ui/format/when.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { PER_PAGE } from '../asked.ts';
import { centerWords } from '../center-words.ts';
import { type CustomerLineFragment, CustomersDocument } from '../centers.graphql.ts';
import { demoWords } from '../demo-words.ts';
import { Facts } from '../parts/Facts.tsx';
import { usePrice } from '../use-price.ts';

const placeOf = ({ city, state }: CustomerLineFragment) => [city, state].filter(Boolean).join(', ');

/** Who signed up for a center, what they chose, whether they paid, and the center that came of it. */
const Customers = () => {
  const t = useWords(centerWords);
  const d = useWords(demoWords);
  const { language } = useSpeech();
  const priceOf = usePrice();
  const state = useListState();
  const { rows, answer } = useList(CustomersDocument, state, {
    rows: (data) => data.customers,
    variables: {},
    perPage: PER_PAGE,
  });
  const [open, setOpen] = useRowPanel(rows, []);
  const columns: Column<CustomerLineFragment>[] = [
    { key: 'name', head: t('name'), by: ({ name }) => name, main: true, cell: ({ name }) => name },
    { key: 'company', head: d('company'), by: ({ company }) => company, cell: ({ company }) => company },
    { key: 'email', head: d('email'), wide: true, cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
    { key: 'plan', head: t('plan'), cell: ({ plan }) => plan?.name ?? t('noPlan') },
    {
      key: 'paid',
      head: t('payment'),
      cell: ({ paid_at }) => <Badge kind={paid_at ? 'good' : 'wait'}>{t(paid_at ? 'paid' : 'notPaid')}</Badge>,
    },
    { key: 'center', head: t('center'), wide: true, cell: ({ center }) => center ?? '—' },
    {
      key: 'created',
      head: t('signedUp'),
      by: ({ created_at }) => created_at,
      cell: ({ created_at }) => momentFigures(created_at, language),
    },
  ];
  return (
    <ListScreen
      state={state}
      answer={answer}
      empty={
        <EmptyState picture={<PaperPicture />} title={t('emptyCustomers')}>
          {t('emptyCustomersText')}
        </EmptyState>
      }
      panel={
        open ? (
          <SidePanel title={open.name} onClose={() => setOpen(null)}>
            <Facts
              facts={[
                [d('company'), open.company],
                [
                  d('email'),
                  <a key="email" href={`mailto:${open.email}`}>
                    {open.email}
                  </a>,
                ],
                [d('phone'), open.phone ? phoneWords(open.phone) : '—'],
                [d('city'), placeOf(open) || '—'],
                [t('plan'), open.plan ? `${open.plan.name}, ${priceOf(open.plan)}` : t('noPlan')],
                [t('signedUp'), momentFigures(open.created_at, language)],
                [t('paid'), open.paid_at ? momentFigures(open.paid_at, language) : t('notPaid')],
                [t('center'), open.center ?? '—'],
                [t('customer'), open.customer_id ?? t('unset')],
              ]}
            />
          </SidePanel>
        ) : undefined
      }
    >
      <DataTable
        label={t('customers')}
        rows={rows}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onOpen={setOpen}
      />
    </ListScreen>
  );
};

export default Customers;
