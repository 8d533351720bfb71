import { useAsk } from '@nestling/kit/ask.ts';
import { Drawer } from '@nestling/kit/Drawer.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { Pending } from '@nestling/kit/Pending.tsx';
import { dateWords, momentFigures } from '@nestling/ui/format/when.ts';
import { Menu, type MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../parts/billing.module.css';
import { appliedIn, bookedIn } from '../parts/json.ts';
import { Money } from '../parts/Money.tsx';
import { InvoiceState, useEntryWord, useMethodWord } from '../parts/state.tsx';
import { billingWords } from '../parts/words.ts';
import { useWorking } from '../parts/working.ts';
import type { InvoiceRow } from '../rows.ts';
import { InvoiceInDetailDocument, type InvoiceInDetailQuery } from './acts.graphql.ts';
import { panelWords } from './panel-words.ts';

type Invoice = NonNullable<InvoiceInDetailQuery['getInvoice']>;
/** One invoice in full: its lines, what was paid of it, who adjusted it, and all that was booked. */
export const InvoicePanel = ({
  id,
  menuOf,
  onClose,
}: {
  id: string;
  menuOf: (invoice: InvoiceRow) => readonly MenuItem[];
  onClose: () => void;
}) => {
  const t = useWords(panelWords);
  const b = useWords(billingWords);
  const { data, error, again } = useAsk(InvoiceInDetailDocument, { id });
  const invoice = data?.getInvoice;
  const title = invoice ? b('invoice', { number: invoice.number ?? b('draft') }) : t('invoice');
  return (
    <Drawer
      title={title}
      width={460}
      acts={invoice ? <Menu label={t('acts')} button={<IconDots size={20} />} items={[...menuOf(invoice)]} /> : null}
      onClose={onClose}
    >
      {invoice ? (
        <Body invoice={invoice} adjustments={data.getInvoiceAdjustments} />
      ) : data ? (
        <p className={classes.quiet}>{t('gone')}</p>
      ) : (
        <Pending error={error} onRetry={again} rows={5} />
      )}
    </Drawer>
  );
};

const Pair = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={classes.pair}>
    <span>{name}</span>
    <span>{children}</span>
  </div>
);

const Body = ({
  invoice,
  adjustments,
}: {
  invoice: Invoice;
  adjustments: InvoiceInDetailQuery['getInvoiceAdjustments'];
}) => {
  const t = useWords(panelWords);
  const b = useWords(billingWords);
  const { language } = useSpeech();
  const method = useMethodWord();
  const working = useWorking();
  const entry = useEntryWord();
  const zone = invoice.location?.timezone?.value;
  const applied = appliedIn(invoice.payments);
  const booked = bookedIn(invoice.history);
  const by = new Map(adjustments.map(({ id, created_by_name }) => [id, created_by_name]));
  return (
    <Stack gap="l">
      <div>
        <Pair name={b('status')}>
          <InvoiceState status={invoice.status} />
        </Pair>
        <Pair name={b('student')}>{invoice.student_name}</Pair>
        <Pair name={b('payer')}>{invoice.payer_name ?? b('noPayer')}</Pair>
        <Pair name={b('date')}>{dateWords(invoice.date, language)}</Pair>
        <Pair name={b('due')}>{dateWords(invoice.due_date, language)}</Pair>
        {invoice.ended_reason ? <Pair name={t('reason')}>{invoice.ended_reason}</Pair> : null}
        {invoice.submitted_url ? (
          <Pair name={t('submitted')}>
            <a href={invoice.submitted_url} target="_blank" rel="noreferrer">
              {invoice.submitted_at ? momentFigures(invoice.submitted_at, language, zone) : t('submitted')}
            </a>
          </Pair>
        ) : null}
        {invoice.note ? <p className={classes.quiet}>{invoice.note}</p> : null}
      </div>
      <section>
        <h3>{t('items')}</h3>
        {invoice.items.map((item) => (
          <Pair
            key={item.id}
            name={
              <>
                {item.name}
                <span className={classes.small}>{[working(item), by.get(item.id)].filter(Boolean).join(' · ')}</span>
              </>
            }
          >
            <Money cents={item.amount} look={item.amount < 0 ? 'gain' : undefined} />
          </Pair>
        ))}
        <Pair name={<b>{b('total')}</b>}>
          <Money cents={invoice.total} look="strong" />
        </Pair>
        {applied.map(({ method: way, date, amount }) => (
          <Pair key={`${way}${date}${amount}`} name={`${method(way)}, ${dateWords(date, language)}`}>
            <Money cents={-amount} look="gain" />
          </Pair>
        ))}
        {invoice.waived > 0 ? (
          <Pair name={b('waived')}>
            <Money cents={-invoice.waived} look="gain" />
          </Pair>
        ) : null}
        {invoice.transferred > 0 ? (
          <Pair name={b('transferred')}>
            <Money cents={-invoice.transferred} look="gain" />
          </Pair>
        ) : null}
        <Pair name={<b>{b('balance')}</b>}>
          <Money cents={invoice.balance} look={invoice.status === 'overdue' ? 'late' : 'strong'} />
        </Pair>
      </section>
      {booked.length > 0 ? (
        <section>
          <h3>{t('history')}</h3>
          {booked.map(({ id, kind, at, amount, note }) => (
            <Pair
              key={id}
              name={
                <>
                  {entry(kind)}
                  <span className={classes.small}>
                    {[momentFigures(at, language, zone), note].filter(Boolean).join(' · ')}
                  </span>
                </>
              }
            >
              <Money cents={amount} />
            </Pair>
          ))}
        </section>
      ) : null}
    </Stack>
  );
};
