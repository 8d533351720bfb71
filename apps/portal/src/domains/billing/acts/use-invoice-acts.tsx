import { deleteInvoice, sendInvoice, voidInvoice, waiveInvoice } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useDeletion } from '@nestling/kit/deletion.tsx';
import { allows } from '@nestling/rules/roles.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconAdjustments,
  IconArrowsExchange,
  IconBan,
  IconCash,
  IconCreditCard,
  IconFileUpload,
  IconHeartHandshake,
  IconNote,
  IconPencil,
  IconPrinter,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { usePerson } from '../../../session/session.ts';
import { useMay } from '../../permissions/use-may.ts';
import type { InvoiceRow } from '../rows.ts';
import { ActDialog } from './ActDialog.tsx';
import { AdjustDialog } from './AdjustDialog.tsx';
import { CardDialog } from './CardDialog.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { useInvoiceName } from './names.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import { TransferDialog } from './TransferDialog.tsx';
import { usePaper } from './use-paper.ts';
import { actWords } from './words.ts';

type Kind = 'adjust' | 'waive' | 'void' | 'transfer' | 'note' | 'submit' | 'card';

const owed = ['open', 'partly_paid', 'overdue'];

/**
 * What the office does with one invoice, where the centre lets it and the state admits it.
 * @param more acts that need the account around it: taking a payment, changing the items
 */
export const useInvoiceActs = (
  more: {
    readonly pay?: ((invoice: InvoiceRow) => void) | undefined;
    readonly edit?: ((invoice: InvoiceRow) => void) | undefined;
  } = {},
): { readonly menuOf: (invoice: InvoiceRow) => MenuItem[]; readonly dialogs: ReactNode } => {
  const t = useWords(actWords);
  const named = useInvoiceName();
  const may = useMay()('manage_billing');
  const { role } = usePerson();
  const paper = usePaper();
  const [act, setAct] = useState<{ kind: Kind; invoice: InvoiceRow } | null>(null);
  const send = useAction(sendInvoice);
  const deletion = useDeletion(deleteInvoice);

  const menuOf = (invoice: InvoiceRow): MenuItem[] => {
    const isOwed = owed.includes(invoice.status ?? '');
    const isDraft = invoice.status === 'draft';
    const untouched = (invoice.paid ?? 0) === 0 && invoice.balance === invoice.total;
    const item = (key: Kind, label: string, icon: ReactNode): MenuItem => ({
      key,
      label,
      icon,
      onPick: () => setAct({ kind: key, invoice }),
    });
    const print: MenuItem = {
      key: 'print',
      label: t('print'),
      icon: <IconPrinter size={18} />,
      onPick: () => void paper.invoice(invoice.id),
    };
    const { pay, edit } = more;
    if (!may) return isDraft ? [] : [print];
    return [
      ...(isOwed && pay && !invoice.agency_id
        ? [{ key: 'pay', label: t('pay'), icon: <IconCash size={18} />, onPick: () => pay(invoice) }]
        : []),
      ...(isOwed && invoice.user_id ? [item('card', t('chargeCard'), <IconCreditCard size={18} />)] : []),
      ...(invoice.agency_id && isOwed ? [item('submit', t('submit'), <IconFileUpload size={18} />)] : []),
      ...(edit && (isDraft || (isOwed && untouched))
        ? [{ key: 'edit', label: t('change'), icon: <IconPencil size={18} />, onPick: () => edit(invoice) }]
        : []),
      ...(isOwed
        ? [
            item('adjust', t('adjust'), <IconAdjustments size={18} />),
            item('transfer', t('transfer'), <IconArrowsExchange size={18} />),
          ]
        : []),
      ...((isOwed || isDraft) && !invoice.agency_id
        ? [
            {
              key: 'send',
              label: t('sendInvoice'),
              icon: <IconSend size={18} />,
              onPick: () => void send.run({ id: invoice.id }),
            },
          ]
        : []),
      item('note', t('editNote'), <IconNote size={18} />),
      ...(isDraft ? [] : [print]),
      ...(isOwed ? [item('waive', t('waive'), <IconHeartHandshake size={18} />)] : []),
      ...(isOwed && (invoice.paid ?? 0) === 0
        ? [{ ...item('void', t('void'), <IconBan size={18} />), danger: true }]
        : []),
      ...(isDraft && allows(role, 'admin')
        ? [
            {
              key: 'delete',
              label: t('deleteDraft'),
              icon: <IconTrash size={18} />,
              danger: true,
              onPick: () => deletion.ask({ id: invoice.id, name: named(invoice) }),
            },
          ]
        : []),
    ];
  };

  const close = () => setAct(null);
  const drawn = (): ReactNode => {
    if (!act) return null;
    const { kind, invoice } = act;
    const name = named(invoice);
    if (kind === 'adjust') return <AdjustDialog invoice={invoice} onClose={close} />;
    if (kind === 'transfer') return <TransferDialog invoice={invoice} onClose={close} />;
    if (kind === 'note') return <NoteDialog invoice={invoice} onClose={close} />;
    if (kind === 'submit') return <SubmitDialog invoice={invoice} onClose={close} />;
    if (kind === 'card') return <CardDialog invoice={invoice} onClose={close} />;
    const asked =
      kind === 'waive'
        ? {
            title: t('waiveOf', { name }),
            says: t('waiveSays'),
            submit: t('waive'),
            amount: { label: t('waiveAmount'), max: invoice.balance },
            call: waiveInvoice,
          }
        : {
            title: t('voidOf', { name }),
            says: t('voidInvoiceSays'),
            submit: t('void'),
            call: voidInvoice,
          };
    return <ActDialog asked={{ ...asked, id: invoice.id, danger: true }} onClose={close} />;
  };
  return {
    menuOf,
    dialogs: (
      <>
        {drawn()}
        {deletion.question}
      </>
    ),
  };
};
