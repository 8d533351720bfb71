import { Button } from '@mantine/core';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { SidePanel } from '@nestling/kit/SidePanel.tsx';
import { money } from '@nestling/ui/format/money.ts';
import { dateFigures, momentFigures } from '@nestling/ui/format/when.ts';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { invoiceWords } from '../invoice-words.ts';
import type { CenterInvoiceLineFragment } from '../invoices.graphql.ts';
import { Facts } from './Facts.tsx';
import { InvoiceState } from './InvoiceState.tsx';
import { PayInvoice } from './PayInvoice.tsx';

type Line = { readonly text: string; readonly amount: number };
const isLine = (value: unknown): value is Line =>
  typeof value === 'object' && value !== null && 'text' in value && 'amount' in value;
const linesOf = (lines: unknown): Line[] => (Array.isArray(lines) ? lines.filter(isLine) : []);

/** One invoice of a center: what it is for, how it stands, and its paper at the provider. */
export const InvoicePanel = ({ invoice, onClose }: { invoice: CenterInvoiceLineFragment; onClose: () => void }) => {
  const t = useWords(invoiceWords);
  const { language } = useSpeech();
  const { number, period_start, period_end, due_on, paid_at, page_url, paper_url, status } = invoice;
  const lines = linesOf(invoice.lines);
  return (
    <SidePanel title={number ? t('invoiceOf', { number }) : t('invoice')} onClose={onClose}>
      <Stack gap="l">
        <Facts
          facts={[
            [t('center'), invoice.center_name],
            [t('status'), <InvoiceState key="state" status={status} />],
            [t('amount'), money(invoice.amount)],
            [t('paidAmount'), money(invoice.paid_amount)],
            [t('issued'), momentFigures(invoice.issued_at, language)],
            ...(due_on ? [[t('due'), dateFigures(due_on)] as const] : []),
            ...(paid_at ? [[t('paidOn'), momentFigures(paid_at, language)] as const] : []),
            ...(period_start && period_end
              ? [[t('period'), t('days', { from: dateFigures(period_start), to: dateFigures(period_end) })] as const]
              : []),
          ]}
        />
        {lines.length > 0 ? (
          <section>
            <h3>{t('lines')}</h3>
            <Facts facts={lines.map(({ text, amount }) => [text, money(amount)])} />
          </section>
        ) : null}
        {status === 'open' && invoice.center ? (
          <PayInvoice
            invoice={invoice.id}
            center={invoice.center.id}
            amount={invoice.amount - invoice.paid_amount}
            onPaid={onClose}
          />
        ) : null}
        {paper_url ? (
          <Button
            component="a"
            href={paper_url}
            target="_blank"
            rel="noreferrer"
            variant="default"
            leftSection={<IconDownload size={18} />}
          >
            {t('paper')}
          </Button>
        ) : null}
        {page_url ? (
          <Button
            component="a"
            href={page_url}
            target="_blank"
            rel="noreferrer"
            variant={status === 'open' ? 'filled' : 'default'}
            leftSection={<IconExternalLink size={18} />}
          >
            {t(status === 'open' ? 'payPage' : 'page')}
          </Button>
        ) : null}
      </Stack>
    </SidePanel>
  );
};
