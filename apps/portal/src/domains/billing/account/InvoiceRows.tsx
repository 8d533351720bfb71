import { usePanel } from '@nestling/kit/panel.ts';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { ChargeDialog } from '../acts/ChargeDialog.tsx';
import { InvoicePanel } from '../acts/InvoicePanel.tsx';
import { PaymentDialog } from '../acts/PaymentDialog.tsx';
import { useInvoiceActs } from '../acts/use-invoice-acts.tsx';
import { InvoiceTable } from '../parts/InvoiceTable.tsx';
import type { InvoiceRow } from '../rows.ts';
import { type Account, chargedAccount } from './use-account.ts';

/** Invoices of an account with all that is done with one; one is open beside them by `?open=`. */
export const InvoiceRows = ({
  rows,
  label,
  account,
}: {
  rows: readonly InvoiceRow[];
  label: string;
  account: Account;
}) => {
  const panel = usePanel();
  const may = useMay()('manage_billing');
  const [paying, setPaying] = useState<InvoiceRow | null>(null);
  const [editing, setEditing] = useState<InvoiceRow | null>(null);
  const { menuOf, dialogs } = useInvoiceActs({ pay: setPaying, edit: setEditing });
  const charged = chargedAccount(account);
  return (
    <>
      <InvoiceTable
        rows={rows}
        label={label}
        open={panel.open ?? undefined}
        onOpen={({ id }) => panel.show(id)}
        menuOf={menuOf}
      />
      {panel.open ? <InvoicePanel id={panel.open} menuOf={menuOf} onClose={panel.close} /> : null}
      {dialogs}
      {may && paying ? (
        <PaymentDialog account={charged} owed={paying.balance} of={paying} onClose={() => setPaying(null)} />
      ) : null}
      {may && editing ? <ChargeDialog account={charged} invoice={editing} onClose={() => setEditing(null)} /> : null}
    </>
  );
};
