import {
  approvePayment,
  sendPaymentReceipt,
  settlePaymentDispute,
  unapplyPayment,
} from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { money } from '@nestling/ui/format/money.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconCircleMinus,
  IconFileInvoice,
  IconGavel,
  IconPencil,
  IconReceipt,
  IconSend,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { PaymentRow } from '../rows.ts';
import { ActDialog } from './ActDialog.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { EditPayment } from './PaymentDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { usePaper } from './use-paper.ts';
import { VoidPaymentDialog } from './VoidPaymentDialog.tsx';
import { actWords } from './words.ts';

type Kind = 'apply' | 'edit' | 'refund' | 'settle' | 'void';

/** What the office does with one payment, where the centre lets it and the state admits it. */
export const usePaymentActs = (): {
  readonly menuOf: (payment: PaymentRow) => MenuItem[];
  readonly dialogs: ReactNode;
} => {
  const t = useWords(actWords);
  const may = useMay()('manage_billing');
  const paper = usePaper();
  const [act, setAct] = useState<{ kind: Kind; payment: PaymentRow } | null>(null);
  const approve = useAction(approvePayment);
  const unapply = useAction(unapplyPayment);
  const send = useAction(sendPaymentReceipt);

  const menuOf = (payment: PaymentRow): MenuItem[] => {
    const { id, status, method, amount, refunded, unapplied, agency_id } = payment;
    const stands = status === 'approved' || status === 'partly_refunded';
    const item = (key: Kind, label: string, icon: ReactNode): MenuItem => ({
      key,
      label,
      icon,
      onPick: () => setAct({ kind: key, payment }),
    });
    const receipt: MenuItem = {
      key: 'receipt',
      label: t('receipt'),
      icon: <IconReceipt size={18} />,
      onPick: () => void paper.receipt(id),
    };
    if (!may) return stands || status === 'refunded' ? [receipt] : [];
    return [
      ...(status === 'pending'
        ? [
            {
              key: 'approve',
              label: t('approve'),
              icon: <IconCheck size={18} />,
              onPick: () => void approve.run({ id }),
            },
          ]
        : []),
      ...(stands && unapplied > 0 ? [item('apply', t('apply'), <IconFileInvoice size={18} />)] : []),
      ...(stands && amount - refunded > unapplied
        ? [
            {
              key: 'unapply',
              label: t('unapply'),
              icon: <IconCircleMinus size={18} />,
              onPick: () => void unapply.run({ id }),
            },
          ]
        : []),
      ...(stands || status === 'refunded' ? [receipt] : []),
      ...(stands && !agency_id
        ? [
            {
              key: 'send',
              label: t('sendReceipt'),
              icon: <IconSend size={18} />,
              onPick: () => void send.run({ id }),
            },
          ]
        : []),
      ...(status === 'voided' || status === 'failed' ? [] : [item('edit', t('change'), <IconPencil size={18} />)]),
      ...(stands && amount > refunded ? [item('refund', t('refund'), <IconArrowBackUp size={18} />)] : []),
      ...(payment.disputed ? [item('settle', t('settleDispute'), <IconGavel size={18} />)] : []),
      ...((status === 'approved' || status === 'pending') && method !== 'card' && refunded === 0
        ? [{ ...item('void', t('void'), <IconBan size={18} />), danger: true }]
        : []),
    ];
  };

  const close = () => setAct(null);
  const drawn = (): ReactNode => {
    if (!act) return null;
    const { kind, payment } = act;
    const { id, unapplied, student_id, agency_id } = payment;
    if (kind === 'edit') return <EditPayment payment={payment} onClose={close} />;
    if (kind === 'apply')
      return (
        <ApplyDialog
          kind="payment"
          purse={{ id, left: unapplied, student: student_id, agency: agency_id }}
          onClose={close}
        />
      );
    if (kind === 'void') return <VoidPaymentDialog payment={payment} onClose={close} />;
    if (kind === 'refund') return <RefundDialog payment={payment} onClose={close} />;
    const asked = {
      title: t('settleDispute'),
      says: t('settleSays', { amount: money(payment.disputed) }),
      submit: t('settleDispute'),
      call: settlePaymentDispute,
    };
    return <ActDialog asked={{ ...asked, id }} onClose={close} />;
  };
  return { menuOf, dialogs: drawn() };
};
